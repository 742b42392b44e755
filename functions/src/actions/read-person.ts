import type { Person } from '../../contract/user'
import { refuseMissing } from '../domain/refusal'
import { findUser } from '../store/users'

/** A person as anybody may see them. One read. */
export async function readPerson(uid: string): Promise<Person> {
  const user = await findUser(uid)
  if (!user) throw refuseMissing('person')
  return user
}
