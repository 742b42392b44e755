import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage'
import type { UploadTask } from 'firebase/storage'
import { firebaseApp, localStack } from './firebase'

/** Retry limits of the specification, section 9: two minutes for operations, ten for uploads. */
const storage = getStorage(firebaseApp)
storage.maxOperationRetryTime = 120_000
storage.maxUploadRetryTime = 600_000
if (localStack) connectStorageEmulator(storage, localStack.host, localStack.ports.storage)

/** Begins to send a file, in parts when it is large; the SDK goes on by itself after a lost connection. */
export function startUpload(file: File, path: string): UploadTask {
  return uploadBytesResumable(ref(storage, path), file, { contentType: file.type })
}
