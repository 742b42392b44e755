import { connectStorageEmulator, getStorage } from 'firebase/storage'
import { firebaseApp, localStack } from './firebase'

/** Retry limits of the specification, section 9: two minutes for operations, ten for uploads. */
export const storage = getStorage(firebaseApp)
storage.maxOperationRetryTime = 120_000
storage.maxUploadRetryTime = 600_000
if (localStack) connectStorageEmulator(storage, localStack.host, localStack.ports.storage)
