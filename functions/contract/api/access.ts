/**
 * Who may knock (DESIGN, section 3): anybody; anybody signed in, guests included, but nobody unverified; or an account
 * that is verified. Whether the thing asked for is theirs is the action's to say.
 */
export type Access = 'public' | 'guest' | 'verified'

/**
 * Why a route is open to others than our own apps. All others ask for App Check (docs/decisions/0036): whatever writes, and
 * whatever costs mail, money, stock or another company's service.
 * - `bounded-read`: reads a few documents, and often before anything else of the app is loaded;
 * - `arrival`: leaves at once, as the page may be left as soon as somebody is signed in; it is limited by person;
 * - `page-view`: the public page sends it, which loads nothing of Firebase; it is limited by client.
 */
export type WithoutAppCheck = 'bounded-read' | 'arrival' | 'page-view'
