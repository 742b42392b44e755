import { expect, it } from 'vitest'
import { problemOfCall } from './call'

it('is the problem that the callable described', () => {
  const details = {
    type: 'about:blank',
    title: 'Sold out',
    status: 409,
    detail: 'There are none left.',
    code: 'sold-out',
    requestId: 'r2',
  }
  expect(
    problemOfCall({ code: 'functions/failed-precondition', message: 'Sold out', details }),
  ).toMatchObject({
    status: 409,
    code: 'sold-out',
    detail: 'There are none left.',
    requestId: 'r2',
  })
})

it('has status 0 when no answer came, which the SDK calls "internal"', () => {
  expect(problemOfCall({ code: 'functions/internal', message: 'internal' })).toMatchObject({
    status: 0,
    code: 'network',
  })
})

it('is unreadable when a function broke without saying why', () => {
  expect(problemOfCall({ code: 'functions/internal', message: 'INTERNAL' })).toMatchObject({
    status: 500,
    code: 'unreadable',
  })
})
