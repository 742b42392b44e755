import { getAuth } from 'firebase-admin/auth'
import { adminApp } from '../../functions/src/admin-app'
import { signIn } from '../../functions/src/actions/accounts/sign-in'
import type { Actor } from '../../functions/src/domain/access/actor'
import { CROWD, DEMO_ACCOUNTS } from './accounts'

function actor(uid: string, name: string, email: string): Actor {
  return { uid, name, email, picture: null, standing: 'verified' }
}

/** Makes the accounts that can sign in, known to the product as if they had. */
export async function makeAccounts(): Promise<Record<'mara' | 'teo' | 'ines', Actor>> {
  const actors = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ email, password, name }) => {
      const account = { email, password, displayName: name, emailVerified: true }
      const { uid } = await getAuth(adminApp()).createUser(account)
      const person = actor(uid, name, email)
      await signIn(person, new Date().toISOString())
      return person
    }),
  )
  const [mara, teo, ines] = actors as [Actor, Actor, Actor]
  return { mara, teo, ines }
}

/** Makes the people who fill the activities. */
export async function makeCrowd(): Promise<Actor[]> {
  const people = CROWD.map((name, index) => {
    const first = name.split(' ')[0]?.toLowerCase() ?? ''
    return actor(`demo-person-${index + 1}`, name, `${first}.${index + 1}@example.com`)
  })
  await Promise.all(people.map((person) => signIn(person, new Date().toISOString())))
  return people
}
