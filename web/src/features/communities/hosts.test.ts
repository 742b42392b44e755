import type { ActivityCard } from 'functions/contract/activities/activity'
import { expect, it } from 'vitest'
import { hostsOf } from './hosts'

const card = (shareRef: string, organiserName: string, organiserUid = organiserName) =>
  ({ shareRef, organiserUid, organiserName, organiserPhotoURL: null }) as ActivityCard
const short = (cards: ActivityCard[]) =>
  hostsOf(cards).map((host) => [host.name, ...host.activities.map((it) => it.shareRef)])

it('groups activities by host, the host of the next one first', () => {
  expect(short([card('a', 'Luz'), card('b', 'Ana'), card('c', 'Luz')])).toEqual([
    ['Luz', 'a', 'c'],
    ['Ana', 'b'],
  ])
})

it('keeps two hosts of one name apart', () => {
  expect(short([card('a', 'Luz', 'u1'), card('b', 'Luz', 'u2')])).toEqual([
    ['Luz', 'a'],
    ['Luz', 'b'],
  ])
})

it('counts an activity once that stands on two pages', () => {
  expect(short([card('a', 'Luz'), card('a', 'Luz')])).toEqual([['Luz', 'a']])
})

it('finds nobody in an empty list', () => {
  expect(hostsOf([])).toEqual([])
})
