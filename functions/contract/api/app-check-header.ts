/* Without schemas, like money-format.ts. */

/** The header in which our apps say what App Check gave them; the name is Firebase's. */
export const APP_CHECK_HEADER = 'X-Firebase-AppCheck'
