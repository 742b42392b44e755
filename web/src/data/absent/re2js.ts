/**
 * Stands in for `re2js`, which the Firestore SDK bundles for pipelines evaluated offline; the app has none of those.
 */
export const RE2JS = undefined
