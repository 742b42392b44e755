/* Without schemas, like money-format.ts: what an id of ids.ts looks like. */

export const SHARE_REF = /^[2-9a-hjkmnp-z]{10}$/
export const SERVER_ID = /^[A-Za-z0-9_-]{8,64}$/
