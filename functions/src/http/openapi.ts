import { z } from 'zod'
import { APP_CHECK_HEADER } from '../../contract/api/app-check-header'
import { ERRORS } from '../../contract/api/error-list'
import { Problem } from '../../contract/api/errors'
import { ROUTES } from '../../contract/api/routes'
import type { Route } from '../../contract/api/routes'
import { fileTypeOf } from './serve-route'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 description of every route of the contract. */
export function openApi(origin: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Turnout', version: '1', description: 'Activities that people turn out for.' },
    servers: [{ url: `${origin}/app` }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: { identity: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operationOf(name: string, route: Route): Json {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }
  const version = { name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } }
  const app = { name: APP_CHECK_HEADER, in: 'header', required: false, schema: { type: 'string' } }
  return {
    operationId: name,
    summary: route.summary,
    security: route.access === 'public' ? [{}, { identity: [] }] : [{ identity: [] }],
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.creates ? [key] : []),
      ...(route.replaces ? [version] : []),
      ...(route.withoutAppCheck ? [] : [app]),
    ],
    ...(route.body ? { requestBody: { required: true, content: jsonContent(route.body, 'input') } } : {}),
    responses: { ...successOf(route), default: problem() },
  }
}

function successOf(route: Route): Json {
  if (route.output === null) return { 204: { description: 'Done' } }
  const content = jsonContent(route.output, 'output')
  const typed = route.file === undefined ? content : { [fileTypeOf(route.file)]: content['application/json'] }
  return { 200: { description: route.summary, content: typed } }
}

function problem(): Json {
  const statuses = [...new Set(Object.values(ERRORS).map((error) => error.status))].toSorted((a, b) => a - b)
  const schema = { $ref: '#/components/schemas/Problem' }
  return {
    description: `Refused: ${statuses.join(', ')}`,
    content: { 'application/problem+json': { schema } },
  }
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonContent(schema: z.ZodType, io: 'input' | 'output'): Json {
  return { 'application/json': { schema: jsonSchema(schema, io) } }
}

/** What a schema cannot say in JSON Schema (a refinement, a type of our own) is left open. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
