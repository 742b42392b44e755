import type { Person } from '../../../contract/accounts/user'
import { refuseMissing } from '../../domain/refusal'
import { findUser } from '../../store/accounts/users'

/** A person as anybody may see them. One read. */
export async function readPerson(uid: string): Promise<Person> {
  const user = await findUser(uid)
  if (!user) throw refuseMissing('person')
  return user
}
