/** Where the words of a page wait, from the import to the description that a draft is made of. */
export const pageWordsKey = (uid: string) => `turnout.page-words.${uid}`
