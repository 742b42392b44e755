import { beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from 'functions/contract/api/routes'
import type { Route } from 'functions/contract/api/routes'
import { stack } from '../../support/stack'

describe('the description of the interface', () => {
  type Operation = {
    operationId: string
    security: object[]
    parameters: { name: string; in: string; required: boolean }[]
    requestBody?: { content: Record<string, unknown> }
    responses: Record<string, { description: string; content?: Record<string, unknown> }>
  }
  let description: { openapi: string; info: object; paths: Record<string, Record<string, Operation>> }
  let text: string

  beforeAll(async () => {
    const response = await fetch(`${stack().TURNOUT_ORIGIN}/app/openapi.json`)
    text = await response.text()
    description = JSON.parse(text)
  })

  it('is OpenAPI 3.1 with a title, a version and no reference that leads nowhere', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d$/)
    expect(description.info).toMatchObject({ title: 'Turnout', version: expect.any(String) })
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(0)
    for (const path of references) {
      const found = path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], description)
      expect(found, path).toBeTypeOf('object')
    }
  })

  it.each(Object.entries<Route>(ROUTES))('has %s, with what it takes and answers', (name, route) => {
    const operation = description.paths[route.path]?.[route.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    expect(Object.keys(operation?.responses ?? {})).toEqual([route.output ? '200' : '204', 'default'])
    expect(operation?.responses['default']?.content).toHaveProperty(['application/problem+json'])
    expect(operation?.requestBody !== undefined).toBe(route.body !== undefined)
    expect(operation?.security.some((it) => Object.keys(it).length === 0)).toBe(route.access === 'public')
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)
    const declared = operation?.parameters
      .filter((it) => it.in === 'path' && it.required)
      .map((it) => it.name)
    expect(declared).toEqual(inPath)
    const keys = operation?.parameters.filter((it) => it.name === 'Idempotency-Key' && it.required) ?? []
    expect(keys).toHaveLength(route.creates ? 1 : 0)
  })

  it('has nothing that is not served', () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path))
    const ids = operations.map((operation) => operation.operationId)
    expect(ids.toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  })

  it('is true of an address that nothing is behind: a problem', async () => {
    const response = await fetch(`${stack().TURNOUT_ORIGIN}/app/no/such/route`)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  })
})
