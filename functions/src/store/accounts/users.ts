import type { DocumentReference } from 'firebase-admin/firestore'
import { Account, StripeAccount, User } from '../../../contract/accounts/user'
import { firestore, parsedBy } from '../firestore'

export function userDoc(uid: string): DocumentReference<User> {
  return firestore().doc(`users/${uid}`).withConverter(parsedBy(User))
}

export function accountDoc(uid: string): DocumentReference<Account> {
  return firestore().doc(`users/${uid}/private/account`).withConverter(parsedBy(Account))
}

export function stripeAccountDoc(uid: string): DocumentReference<StripeAccount> {
  return firestore().doc(`users/${uid}/private/stripe`).withConverter(parsedBy(StripeAccount))
}

export async function findUser(uid: string): Promise<User | undefined> {
  return (await userDoc(uid).get()).data()
}

/** Several people at once, by their ids; those that are not there are left out. */
export async function findUsers(uids: readonly string[]): Promise<Map<string, User>> {
  if (uids.length === 0) return new Map()
  const snapshots = await firestore().getAll(...[...new Set(uids)].map((uid) => userDoc(uid)))
  const users = snapshots.flatMap((snapshot) => (snapshot.data() as User | undefined) ?? [])
  return new Map(users.map((user) => [user.uid, user]))
}

export async function findAccount(uid: string): Promise<Account | undefined> {
  return (await accountDoc(uid).get()).data()
}

/** The accounts of several people at once, by their ids; those that are not there are left out. */
export async function findAccounts(uids: readonly string[]): Promise<Map<string, Account>> {
  if (uids.length === 0) return new Map()
  const snapshots = await firestore().getAll(...[...new Set(uids)].map((uid) => accountDoc(uid)))
  const accounts = snapshots.flatMap((snapshot) => (snapshot.data() as Account | undefined) ?? [])
  return new Map(accounts.map((account) => [account.uid, account]))
}

export async function findStripeAccount(uid: string): Promise<StripeAccount | undefined> {
  return (await stripeAccountDoc(uid).get()).data()
}

/** Whose account at the payment provider one is. */
export async function findOwnerOf(accountId: string): Promise<string | undefined> {
  const owners = firestore().collectionGroup('private').where('accountId', '==', accountId)
  return (await owners.limit(1).get()).docs[0]?.ref.parent.parent?.id
}
