import type { Person } from './people'
import { stack } from './stack'

/** A token of a session that began a minute ago, and no younger itself: nobody believes it for its youth. */
export function minuteOldToken(person: Person): string {
  const minuteAgo = Math.floor(Date.now() / 1000) - 60
  const account = {
    email: person.email,
    email_verified: true,
    firebase: { sign_in_provider: 'password', identities: { email: [person.email] } },
  }
  return tokenOf(person, {
    ...(person.email === '' ? {} : account),
    auth_time: minuteAgo,
    iat: minuteAgo,
    exp: minuteAgo + 3600,
  })
}

/** A token as the Auth emulator makes them: unsigned; a guest's unless it says otherwise. */
export function tokenOf(person: Person, over: Record<string, unknown>): string {
  const { GCLOUD_PROJECT: project } = stack()
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: person.uid,
    user_id: person.uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'anonymous', identities: {} },
    ...over,
  }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}
