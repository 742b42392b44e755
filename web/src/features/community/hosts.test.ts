import type { ActivityCard } from 'functions/contract/activity'
import { expect, it } from 'vitest'
import { hostsOf } from './hosts'

const card = (shareRef: string, organiserName: string) => ({ shareRef, organiserName }) as ActivityCard
const short = (cards: ActivityCard[]) =>
  hostsOf(cards).map((host) => [host.name, ...host.activities.map((it) => it.shareRef)])

it('groups activities by host, the host of the next one first', () => {
  expect(short([card('a', 'Luz'), card('b', 'Ana'), card('c', 'Luz')])).toEqual([
    ['Luz', 'a', 'c'],
    ['Ana', 'b'],
  ])
})

it('takes a name that is written differently for the same host', () => {
  expect(short([card('a', 'Luz Lanterna'), card('b', ' luz lanterna')])).toEqual([['Luz Lanterna', 'a', 'b']])
})

it('counts an activity once that stands on two pages', () => {
  expect(short([card('a', 'Luz'), card('a', 'Luz')])).toEqual([['Luz', 'a']])
})

it('finds nobody in an empty list', () => {
  expect(hostsOf([])).toEqual([])
})
