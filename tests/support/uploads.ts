import { ref, uploadBytes } from 'firebase/storage'
import { Upload } from 'functions/contract/uploads/upload'
import type { UploadType } from 'functions/contract/uploads/upload'
import type { Client } from './client'
import { database } from './database'
import type { Person } from './people'
import { call } from './requests'
import { eventually, stack } from './stack'

/** What an upload has become, once the server has looked at it. */
export function settled(id: string): Promise<Upload> {
  return eventually(
    async () => Upload.parse((await database().doc(`uploads/${id}`).get()).data()),
    (it) => it.status !== 'issued',
    30,
  )
}

/** Uploads a file as the web app does, and waits until the server has looked at it. */
export async function upload(
  file: { bytes: Buffer; contentType: UploadType; purpose?: 'activity' | 'other' },
  by: Person,
  client: Client,
): Promise<Upload> {
  const { bytes, ...rest } = file
  const { uploadId, path } = await call('requestUpload', { ...rest, size: bytes.length }, by)
  await uploadBytes(ref(client.storage, path), bytes, { contentType: rest.contentType })
  return settled(uploadId)
}

/** What is served at an address of our own site. */
export function served(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${stack().TURNOUT_ORIGIN}${path}`, { headers })
}

export async function bytesAt(path: string): Promise<Buffer> {
  return Buffer.from(await (await served(path)).arrayBuffer())
}
