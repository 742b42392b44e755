/** Stands in for the Realtime Database, which reactfire imports and Turnout does not use. */
export const get = undefined
export const off = undefined
export const onChildAdded = undefined
export const onChildChanged = undefined
export const onChildMoved = undefined
export const onChildRemoved = undefined
export const onValue = undefined
