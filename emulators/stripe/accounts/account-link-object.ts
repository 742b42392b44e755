/** A link that leads one person, once, into onboarding (API reference: The Account Link object). */
export interface AccountLink {
  id: string
  account: string
  created: number
  expires_at: number
  refresh_url: string
  return_url: string
  /** Set when the link was followed: the name of the visit that it opened. */
  visit: string | null
}
