import type { CollectionReference, DocumentReference, Query, Timestamp } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import { RoomPosition, WaitingRoom } from '../../../contract/waiting-room/waiting-room'
import type { RoomState } from '../../../contract/waiting-room/waiting-room'
import type { Instant } from '../../../contract/time'
import { forEachDocument } from '../for-each-document'
import { firestore, parsedBy } from '../firestore'
import type { Writer } from '../firestore'

function rooms(): CollectionReference<WaitingRoom> {
  return firestore().collection('waitingRooms').withConverter(parsedBy(WaitingRoom))
}

function places(): CollectionReference<RoomPosition> {
  return firestore().collection('roomPositions').withConverter(parsedBy(RoomPosition))
}

function roomDoc(shareRef: ShareRef): DocumentReference<WaitingRoom> {
  return rooms().doc(shareRef)
}

function positionDoc({
  shareRef,
  uid,
}: Pick<RoomPosition, 'shareRef' | 'uid'>): DocumentReference<RoomPosition> {
  return places().doc(`${shareRef}_${uid}`)
}

/** How a waiting room stands as it was read; it can be written on condition that it is still so. */
export interface VersionedRoom {
  readonly room: WaitingRoom | undefined
  readonly version: Timestamp | undefined
}

export async function readRoom(shareRef: ShareRef): Promise<VersionedRoom> {
  const doc = await roomDoc(shareRef).get()
  return { room: doc.data(), version: doc.updateTime }
}

/** Writes how a room stands; the whole commit fails when somebody wrote it since it was read. */
export function replaceRoom(writer: Writer, { version }: VersionedRoom, next: WaitingRoom): void {
  if (version === undefined) writer.create(roomDoc(next.shareRef), next)
  else writer.update(roomDoc(next.shareRef), next, { lastUpdateTime: version })
}

/** Somebody's place as it was read, or that they have none. */
export interface VersionedPosition<T extends RoomPosition | undefined = RoomPosition | undefined> {
  readonly place: T
  readonly id: string
  readonly version: Timestamp | undefined
}

/** One read. */
export async function readPosition(shareRef: ShareRef, uid: string): Promise<VersionedPosition> {
  const doc = await positionDoc({ shareRef, uid }).get()
  return { place: doc.data(), id: doc.id, version: doc.updateTime }
}

/** Writes somebody's place; the whole commit fails when it was written since it was read. */
export function replacePlace(writer: Writer, { version }: VersionedPosition, next: RoomPosition): void {
  if (version === undefined) writer.create(positionDoc(next), next)
  else writer.update(positionDoc(next), next, { lastUpdateTime: version })
}

/** Keeps a place that its person has left for another one at the end: who comes later is still counted after it. */
export function keepFormerPosition(writer: Writer, place: RoomPosition): void {
  const former = `${place.shareRef}_${place.uid}_${Date.parse(place.joinedAt)}`
  writer.set(places().doc(former), place)
}

/** Takes somebody's place away; the whole commit fails when it was written since it was read. */
export function removePosition(writer: Writer, { id, version }: VersionedPosition<RoomPosition>): void {
  if (version === undefined) writer.delete(places().doc(id))
  else writer.delete(places().doc(id), { lastUpdateTime: version })
}

function inState(shareRef: ShareRef, state: RoomState): Query<RoomPosition> {
  return places().where('shareRef', '==', shareRef).where('state', '==', state)
}

/** The first in line. */
export async function listNext(
  shareRef: ShareRef,
  limit: number,
): Promise<VersionedPosition<RoomPosition>[]> {
  const { docs } = await inState(shareRef, 'waiting').orderBy('key').limit(limit).get()
  return docs.map((doc) => ({ place: doc.data(), id: doc.id, version: doc.updateTime }))
}

/** How many may hold tickets now; counts so far and no further. */
export async function countInside(shareRef: ShareRef, now: Instant, atMost: number): Promise<number> {
  const inside = inState(shareRef, 'inside').where('endsAt', '>', now).limit(atMost)
  return (await inside.count().get()).data().count
}

/** How many came up to a place, those who left with them. One read per thousand. */
export async function countUpTo(shareRef: ShareRef, key: string): Promise<number> {
  const before = places().where('shareRef', '==', shareRef).where('key', '<=', key)
  return (await before.count().get()).data().count
}

/** All of a person's places. */
export function eachPositionOf(uid: string): AsyncIterable<RoomPosition> {
  return forEachDocument(places().where('uid', '==', uid))
}

/** Some of a person's places. */
export async function listPositionsOf(
  uid: string,
  limit: number,
): Promise<VersionedPosition<RoomPosition>[]> {
  const { docs } = await places().where('uid', '==', uid).limit(limit).get()
  return docs.map((doc) => ({ place: doc.data(), id: doc.id, version: doc.updateTime }))
}

/** Some places that have had their day. */
export async function listOldPositions(
  now: Instant,
  limit: number,
): Promise<VersionedPosition<RoomPosition>[]> {
  const { docs } = await places().where('sweepAt', '<=', now).orderBy('sweepAt').limit(limit).get()
  return docs.map((doc) => ({ place: doc.data(), id: doc.id, version: doc.updateTime }))
}
