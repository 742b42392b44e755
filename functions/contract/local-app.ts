/** The Firebase app of every local stack, and the debug token that its stand-in for App Check knows. Neither is a secret. */
export const LOCAL_APP = {
  appId: '1:100000000000:web:0000000000000000',
  debugToken: '5d4c7a52-31f5-4f6f-9a35-6a1f1c0de001',
} as const
