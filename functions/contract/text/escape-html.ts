const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, between tags or inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Text between tags alone, where quotes stay as they are typed: as the editor writes rich descriptions. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character)
}
