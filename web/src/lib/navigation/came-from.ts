const MOST = 200

/** Where the reader comes from, as far as the browser says: the other page's host, and the name that a link was given. */
export function cameFrom(): { referrer?: string; code?: string } {
  const { searchParams } = new URL(window.location.href)
  const code = searchParams.get('s') ?? searchParams.get('utm_source')
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : ''
  return {
    ...(referrer && { referrer: referrer.slice(0, MOST) }),
    ...(code && { code: code.slice(0, MOST) }),
  }
}
