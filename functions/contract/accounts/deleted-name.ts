/** The name of a person whose account is gone, wherever one is still needed. */
export const DELETED_NAME = 'Deleted account'
