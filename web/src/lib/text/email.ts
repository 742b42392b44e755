/** Whether a text could be an email address: something, an @, and a name with a dot. The mail itself is the proof. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())
}
