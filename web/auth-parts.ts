import type { Plugin } from 'vite'

/** What few visits need of the identity provider; each of them is loaded when it is asked for. */
const RARE = /\/web\/src\/data\/identity\/(?:third-party|phone|second-factor|reauthentication|methods)\.ts$/

const AUTH = /\/node_modules\/@?firebase\/auth\//

/** App Check is loaded by the first request that needs it, and what it alone uses of the SDK's shared parts with it. */
const APP_CHECK = /\/node_modules\/@firebase\/app-check\//
const SHARED = /\/node_modules\/@firebase\/util\//
const COPY = '?rare'

/** Which modules a module gets a copy of. */
function copiedFor(importer: string): RegExp | undefined {
  if (APP_CHECK.test(importer)) return SHARED
  return RARE.test(importer) || importer.endsWith(COPY) ? AUTH : undefined
}

/**
 * Gives pop-ups, text messages and second factors a copy of the SDK's Auth of their own. The SDK keeps all of itself in one
 * module, so that what one lazy part uses would otherwise be loaded by every visitor first: 17 KiB. The two work on one
 * Auth object, of which they use methods only (docs/decisions/0011). Likewise App Check gets its own copy of the SDK's tools.
 */
export function authParts(): Plugin {
  return {
    name: 'turnout-auth-parts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const copied = importer === undefined ? undefined : copiedFor(importer)
      if (importer === undefined || !copied) return null
      const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true })
      return found && !found.external && copied.test(found.id) ? { ...found, id: found.id + COPY } : found
    },
  }
}
