import { LOCAL_APP } from 'functions/contract/local-app'
import { stack } from './stack'

let token: Promise<string> | undefined

/** The token with which a test's requests are our own app's: one for all, as it is good for an hour. */
export function appCheckToken(): Promise<string> {
  token ??= ask(
    `v1/projects/${stack().GCLOUD_PROJECT}/apps/${LOCAL_APP.appId}:exchangeDebugToken?key=local`,
    {
      debug_token: LOCAL_APP.debugToken,
    },
  )
  return token
}

/** A token that the stand-in signed with other claims than App Check would give. */
export function strangeAppToken(claims: Record<string, unknown>): Promise<string> {
  return ask('_control/tokens', claims)
}

async function ask(path: string, body: object): Promise<string> {
  const response = await fetch(`${stack().TURNOUT_APP_CHECK}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`App Check answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { token: string }).token
}
