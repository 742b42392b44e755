const OWN = /\/app\/pictures\/[A-Za-z0-9_-]{8,64}\/\d{2,4}\.webp$/

/**
 * A person's picture as our pages may show it: one of our own by its path, or one of Google's. The pages' content
 * security policy allows no other host, so that a picture from elsewhere is none.
 */
export function shownPicture(url: string | null | undefined): string | null {
  if (url === null || url === undefined) return null
  const own = OWN.exec(url)
  if (own) return own[0]
  return /^https:\/\/([\w-]+\.)+googleusercontent\.com\//.test(url) ? url : null
}
