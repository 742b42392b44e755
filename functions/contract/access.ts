/**
 * Who may knock (DESIGN, section 3): anybody; anybody signed in, guests included, but nobody unverified; or an account
 * that is verified. Whether the thing asked for is theirs is the action's to say.
 */
export type Access = 'public' | 'guest' | 'verified'
