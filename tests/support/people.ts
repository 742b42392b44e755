import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { stack } from './stack'

const SignedUp = z.object({ idToken: z.string(), localId: z.string(), refreshToken: z.string() })
const PASSWORD = 'correct horse battery'

/** Somebody who is signed in: their token opens what is theirs. */
export interface Person {
  readonly uid: string
  readonly token: string
  readonly email: string
  readonly password: string
  readonly name: string
}

async function identity(method: string, body: object, asAdmin = false): Promise<unknown> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = stack()
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(asAdmin ? { Authorization: 'Bearer owner' } : {}) },
      body: JSON.stringify(body),
    },
  )
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`)
  return response.json()
}

function newEmail(name: string): string {
  const [first = ''] = name.toLowerCase().match(/\w+/) ?? ['nameless']
  return `${first}.${randomUUID().slice(0, 8)}@example.com`
}

async function signUp(name: string): Promise<Person> {
  const email = newEmail(name)
  const body = { email, password: PASSWORD, displayName: name, returnSecureToken: true }
  const { idToken, localId } = SignedUp.parse(await identity('signUp', body))
  return { uid: localId, token: idToken, email, password: PASSWORD, name }
}

/** Somebody who runs the platform, as an administrator has made them. */
export async function operator(name = 'Olga Operator'): Promise<Person> {
  const person = await verifiedPerson(name)
  await identity(
    'update',
    { localId: person.uid, customAttributes: JSON.stringify({ operator: true }) },
    true,
  )
  return signedInAgain(person)
}

/** A person with an email address that they have confirmed. */
export async function verifiedPerson(name = 'Vera Verified'): Promise<Person> {
  return confirmed(await signUp(name))
}

/** The same person once they have followed the link in the mail. */
export async function confirmed(person: Person): Promise<Person> {
  await identity('update', { localId: person.uid, emailVerified: true }, true)
  return signedInAgain(person)
}

/** A person who has not followed the link in the mail yet. */
export function unverifiedPerson(name = 'Uma Unverified'): Promise<Person> {
  return signUp(name)
}

/** Somebody who signs in with their phone, beside an address that they have not confirmed. */
export async function phonePerson(name = 'Phil Phone'): Promise<Person> {
  const person = await signUp(name)
  const phoneNumber = `+1555${String(randomInt(10_000_000)).padStart(7, '0')}`
  await identity('update', { localId: person.uid, phoneNumber }, true)
  return signedInAgain(person)
}

/** Somebody who goes on without an account and has not said who they are. */
export async function namelessGuest(): Promise<Person> {
  const { idToken, localId } = SignedUp.parse(await identity('signUp', { returnSecureToken: true }))
  return { uid: localId, token: idToken, email: '', password: '', name: 'Guest' }
}

/** Somebody who goes on without an account; the provider knows their name, and their token says it. */
export async function guest(name = 'Gwen Guest'): Promise<Person> {
  const { idToken, localId, refreshToken } = SignedUp.parse(
    await identity('signUp', { returnSecureToken: true }),
  )
  await identity('update', { idToken, displayName: name })
  return { uid: localId, token: await newToken(refreshToken), email: '', password: '', name }
}

async function newToken(refreshToken: string): Promise<string> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = stack()
  const response = await fetch(`http://${host}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  return z.object({ id_token: z.string() }).parse(await response.json()).id_token
}

/** A guest who makes an account of it and confirms the address: the same person, by another name. */
export async function guestWithAccount(passerBy: Person, name: string): Promise<Person> {
  const [email, password] = [newEmail(name), PASSWORD]
  await identity('update', { idToken: passerBy.token, email, password, displayName: name })
  return confirmed({ ...passerBy, email, password, name })
}

/** The same person with a picture that the identity provider has of them. */
export async function pictured(person: Person, photoUrl: string): Promise<Person> {
  await identity('update', { localId: person.uid, photoUrl }, true)
  return person
}

/** The same person after signing in once more. */
export async function signedInAgain(person: Person): Promise<Person> {
  const body = { email: person.email, password: person.password, returnSecureToken: true }
  const { idToken } = SignedUp.parse(await identity('signInWithPassword', body))
  return { ...person, token: idToken }
}

/** Makes sign-ins count from an instant on, as if the account were that old. */
export async function letSignInsCountFrom(person: Person, instant: Date): Promise<void> {
  const validSince = String(Math.floor(instant.getTime() / 1000))
  await identity('update', { localId: person.uid, validSince }, true)
}

/** Ends every session of somebody, as "sign out everywhere" and a new password do. */
export async function endSessions(person: Person): Promise<void> {
  await letSignInsCountFrom(person, new Date())
}

/** Disables an account, as an operator does in the provider's console. */
export async function disable(person: Person): Promise<void> {
  await identity('update', { localId: person.uid, disableUser: true }, true)
}

/** Deletes an account at the provider. */
export async function deletePerson(person: Person): Promise<void> {
  await identity('delete', { localId: person.uid }, true)
}

const Known = z.object({
  users: z
    .array(z.object({ displayName: z.string().optional(), photoUrl: z.string().optional() }))
    .optional(),
})

/** What the identity provider says of a person, or undefined when it does not know them. */
export async function identityOf({ uid }: Person) {
  return Known.parse(await identity('lookup', { localId: [uid] }, true)).users?.[0]
}
