/**
 * The address of one of our server's routes: below the page's own address, or below the one that the build was given
 * (specification, section 7: a base address set by configuration, with an /app prefix). For what code asks; what a page shows
 * or links to (pictures, calendars) is always below the site's own /app.
 * @param path below /app
 */
export function backendUrl(path: string): string {
  return `${import.meta.env.VITE_BACKEND_ORIGIN ?? ''}/app${path}`
}
