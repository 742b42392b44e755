import { AuthErrorCodes, debugErrorMap } from 'firebase/auth'

/** The SDK's sentences for developers, by code; its types keep what they are to themselves. */
const sentences = debugErrorMap as unknown as () => Record<string, string>

/** Every code of this version of the SDK: those that it exports, and those that it has sentences for. */
export const KNOWN_CODES: readonly string[] = [
  ...new Set([
    ...Object.values(AuthErrorCodes).map((code) => code.replace('auth/', '')),
    ...Object.keys(sentences()),
  ]),
].toSorted()
