const IN_SCRIPT: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * JSON as it stands inside a `<script>` data block: no `</script>` and no `<!--` can appear, whatever a title holds,
 * and `JSON.parse` reads the same value.
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => IN_SCRIPT[character] ?? character,
  )
}
