import { useMutation } from '@tanstack/react-query'
import type { ImportActivity } from 'functions/contract/imports/import'
import { api } from '../../data/requests/api'
import { call } from '../../data/requests/call'

/** Asks the server what a source holds. Nothing is saved by it. */
export function useFindEvents() {
  return useMutation({ mutationFn: (body: ImportActivity) => api('importActivity', { body }) })
}

/** A picture of the source as one of the person's own; undefined when it cannot be had. */
export async function bringPicture(url: string): Promise<string | undefined> {
  try {
    return (await call('importPicture', { url })).url
  } catch (error) {
    console.warn('The picture of the source could not be brought over.', error)
    return undefined
  }
}
