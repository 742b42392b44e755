import type { Plugin } from 'vite'

/** What few visits need of the identity provider; each of them is loaded when it is asked for. */
const RARE = /\/web\/src\/data\/identity\/(?:third-party|phone|second-factor|reauthentication|methods)\.ts$/

const AUTH = /\/node_modules\/@?firebase\/auth\//
const COPY = '?rare'

/**
 * Gives pop-ups, text messages and second factors a copy of the SDK's Auth of their own. The SDK keeps all of itself in one
 * module, so that what one lazy part uses would otherwise be loaded by every visitor first: 17 KiB. The two work on one
 * Auth object, of which they use methods only (docs/decisions/0011).
 */
export function authParts(): Plugin {
  return {
    name: 'turnout-auth-parts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !(RARE.test(importer) || importer.endsWith(COPY))) return null
      const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true })
      return found && !found.external && AUTH.test(found.id) ? { ...found, id: found.id + COPY } : found
    },
  }
}
