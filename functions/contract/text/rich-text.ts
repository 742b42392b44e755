/** All markup that a rich description may hold: what the editor makes, and what the server and every screen let through. */
export const RICH_TEXT_TAGS = 'p br hr h2 h3 blockquote ul ol li pre strong b em i u s code a'.split(' ')
