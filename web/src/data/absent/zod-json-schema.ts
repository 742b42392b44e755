/**
 * Stands in for the part of zod that writes JSON Schemas: the server does that, for its OpenAPI description. A seventh of
 * zod's size.
 */
function absent(): never {
  throw new Error('JSON Schemas are written by the server only.')
}

export const allProcessors = {}
export const aggregateChecks = absent
export const createStandardJSONSchemaMethod = () => absent
export const createToJSONSchemaMethod = () => absent
export const extractDefs = absent
export const finalize = absent
export const initializeContext = absent
export const processSchema = absent
export const toJSONSchema = absent
