import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import { MAX_TEAM, TeamInvitation, TeamMember } from '../../../contract/team/team'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import { readCursor, pageOf } from '../page'
import type { Page } from '../page'

function members(shareRef: ShareRef): CollectionReference<TeamMember> {
  return firestore().collection(`activities/${shareRef}/team`).withConverter(parsedBy(TeamMember))
}

function invitations(shareRef: ShareRef): CollectionReference<TeamInvitation> {
  return firestore()
    .collection(`activities/${shareRef}/teamInvitations`)
    .withConverter(parsedBy(TeamInvitation))
}

export function teamMemberDoc(shareRef: ShareRef, uid: string): DocumentReference<TeamMember> {
  return members(shareRef).doc(uid)
}

export function teamInvitationDoc(shareRef: ShareRef, id: string): DocumentReference<TeamInvitation> {
  return invitations(shareRef).doc(id)
}

export async function findTeamMember(shareRef: ShareRef, uid: string): Promise<TeamMember | undefined> {
  return (await teamMemberDoc(shareRef, uid).get()).data()
}

/** Everybody on an activity's team beside its owner, longest there first. */
export async function listTeam(shareRef: ShareRef): Promise<TeamMember[]> {
  return (await members(shareRef).orderBy('since').limit(MAX_TEAM).get()).docs.map((doc) => doc.data())
}

/** The invitations that are out, newest first. */
export async function listTeamInvitations(shareRef: ShareRef): Promise<TeamInvitation[]> {
  const query = invitations(shareRef).orderBy('createdAt', 'desc').limit(MAX_TEAM)
  return (await query.get()).docs.map((doc) => doc.data())
}

/** The open invitations to teams that were mailed to an address. */
export function eachTeamInvitationTo(email: string): AsyncIterable<TeamInvitation> {
  const all = firestore().collectionGroup('teamInvitations').withConverter(parsedBy(TeamInvitation))
  return forEachDocument(all.where('email', '==', email))
}

function membershipsOf(uid: string) {
  return firestore().collectionGroup('team').withConverter(parsedBy(TeamMember)).where('uid', '==', uid)
}

/** The activities that a person helps with, page by page, latest first. */
export async function listMemberships(
  uid: string,
  limit: number,
  cursor: string | undefined,
): Promise<Page<TeamMember>> {
  const all = membershipsOf(uid).orderBy('since', 'desc').orderBy('shareRef', 'desc')
  const place = readCursor(cursor)
  const found = (await (place ? all.startAfter(...place) : all).limit(limit + 1).get()).docs
  return pageOf(
    found.map((doc) => doc.data()),
    limit,
    (it) => [it.since, it.shareRef],
  )
}

/** All teams that a person is on. */
export function eachMembershipOf(uid: string): AsyncIterable<TeamMember> {
  return forEachDocument(membershipsOf(uid))
}
