import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage'
import type { UploadTask } from 'firebase/storage'
import { firebaseApp, localStack } from './firebase'

/** Retry limits of the specification, section 9: two minutes for operations, ten for uploads. */
const storage = getStorage(firebaseApp)
storage.maxOperationRetryTime = 120_000
storage.maxUploadRetryTime = 600_000
if (localStack) connectStorageEmulator(storage, localStack.host, localStack.ports.storage)

/**
 * Begins to send a file; the SDK goes on by itself after a lost connection. It sends files above the contract's
 * `RESUMABLE_ABOVE_BYTES` in parts, smaller ones in one request: tests/e2e/uploads.spec.ts watches it do both.
 */
export function startUpload(file: File, path: string): UploadTask {
  return uploadBytesResumable(ref(storage, path), file, { contentType: file.type })
}
