/** What became of an uploaded file: the address of what was made of it, or why it cannot be used. */
export type UploadOutcome = { readonly url: string } | { readonly reason: string }
