import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { FOLLOWED } from './orders'

const Indexes = z.object({
  indexes: z.array(
    z.object({ collectionGroup: z.string(), fields: z.array(z.object({ fieldPath: z.string() })) }),
  ),
})

// The emulator answers every query; Firestore itself only those that have an index.
it.each(FOLLOWED)('orders that say another %s than their activity are found by an index', (field) => {
  const file = readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8')
  const { indexes } = Indexes.parse(JSON.parse(file))
  const ofOrders = indexes.filter((it) => it.collectionGroup === 'orders')
  expect(ofOrders.map((it) => it.fields.map(({ fieldPath }) => fieldPath))).toContainEqual([
    'shareRef',
    `activity.${field}`,
  ])
})
