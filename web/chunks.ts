interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleLinks | null
}

interface ModuleLinks {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

type Follow = (links: ModuleLinks) => readonly string[]

const needed: Follow = (links) => links.importedIds

function reachedFrom(entries: readonly string[], graph: ModuleGraph, follow = needed): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    const links = reached.has(id) ? null : graph.getModuleInfo(id)
    reached.add(id)
    if (links) for (const next of follow(links)) visit(next)
  }
  for (const entry of entries) visit(entry)
  return reached
}

/** So many screens have to need a module before it is worth loading it with all the others of its kind. */
const OFTEN = 3

/** What fewer screens share with the public page stays in its own chunk, which the screen that is watched never loads. */
const SHARED = 5

/** Of those, the small ones of our own: no library that only some screens load. */
const LIGHT =
  /\/(?:web\/src\/(?:ui|lib)|functions\/contract)\/(?!(?:[\w-]+\/)*(?:qr-code|rich-text|chart))|\/web\/src\/data\/requests\/(?:api|call)\.ts/

/** The screen that people only watch, asking our server nothing at first: it loads no more than it needs. */
const WATCHED = /\/web\/src\/screens\/dashboard\/dashboard\.tsx$/

/** So small, each of them, that one more is cheaper than one more request. */
const TINY = /\/lucide-react\/dist\/esm\/icons\//

/** Modules that a package's index makes everybody seem to need, and that many screens do. */
const BEHIND_AN_INDEX =
  /@tanstack\/.*(?:use(?:Infinite|Mutation)|(?:infiniteQuery|mutation)Observer)|\/use-sync-external-store\//

/** What React reads live data with; Firestore itself stays apart, as uploads need it, too. */
const LIVE = /\/node_modules\/(?:rxjs|rxfire|reactfire|tslib)\/|\/web\/src\/data\/live/
const FIRESTORE =
  /\/node_modules\/@firebase\/(?:firestore|webchannel-wrapper)\/|\/web\/src\/data\/firebase\/firestore/

/** What every request asks, in the app and in checkout: all that it needs is loaded with the sign-in. */
const WITH_REQUESTS =
  /\/web\/src\/data\/firebase\/app-check\.ts$|\/functions\/contract\/api\/app-check-header\.ts$/

function isOften(id: string, screens: number): boolean {
  return (screens >= OFTEN && LIGHT.test(id)) || (screens >= 2 && TINY.test(id))
}

/** Who needs a module: how many screens, and whether the one that is watched does. */
interface Need {
  screens: number
  isForWatching: boolean
}

/** Who needs each module; the table of screens imports each of them when it is asked for. */
function needsOf(anywhereInApp: Set<string>, graph: ModuleGraph): Map<string, Need> {
  const table = [...anywhereInApp].find((id) => id.endsWith('/src/app/screens.ts')) ?? ''
  const needs = new Map<string, Need>()
  for (const screen of graph.getModuleInfo(table)?.dynamicallyImportedIds ?? []) {
    for (const id of reachedFrom([screen], graph)) {
      const { screens, isForWatching } = needs.get(id) ?? { screens: 0, isForWatching: false }
      needs.set(id, { screens: screens + 1, isForWatching: isForWatching || WATCHED.test(screen) })
    }
  }
  return needs
}

/** The scripts that documents begin with. */
export interface Entries {
  app: string
  checkout: string
  publicPage: string
}

function plan({ app, checkout, publicPage }: Entries, graph: ModuleGraph): Map<string, string> {
  const everything = (links: ModuleLinks) => [...links.importedIds, ...links.dynamicallyImportedIds]
  const anywhereInApp = reachedFrom([app], graph, everything)
  const needs = needsOf(anywhereInApp, graph)
  const inApp = reachedFrom([app], graph)
  const names = new Map<string, string>()
  for (const [id, { screens, isForWatching }] of needs) {
    if (isOften(id, screens)) names.set(id, isForWatching ? 'often' : 'asking')
  }
  for (const id of inApp) names.set(id, 'core')
  const inCheckout = reachedFrom([checkout], graph)
  const anywhereInPage = reachedFrom([publicPage], graph, everything)
  for (const id of inCheckout) {
    const name = names.get(id)
    const isShared = anywhereInApp.has(id) || anywhereInPage.has(id)
    if (name === 'asking' || (name === undefined && isShared)) names.set(id, 'purchase')
    else if (name !== undefined) names.set(id, 'entered')
  }
  for (const id of reachedFrom([publicPage], graph)) {
    const { screens, isForWatching } = needs.get(id) ?? { screens: 0, isForWatching: false }
    const isElsewhere = inApp.has(id) || inCheckout.has(id) || isForWatching
    names.set(id, isElsewhere || screens >= SHARED ? 'base' : 'page')
  }
  for (const id of anywhereInApp) {
    if (WITH_REQUESTS.test(id)) names.set(id, 'entered')
    if (FIRESTORE.test(id)) names.set(id, 'firestore')
    if (LIVE.test(id)) names.set(id, 'live')
    if (BEHIND_AN_INDEX.test(id)) names.set(id, 'often')
  }
  names.delete(app)
  names.delete(checkout)
  names.delete(publicPage)
  return names
}

/**
 * Names the chunks that are loaded first, so that they are few: `base` is all of the public page, which the app shares
 * most of, `core` what the app needs before any screen, `often` what many screens need, the dashboard among them, and
 * `asking` what many others need. What checkout, another document, begins with as well is `entered`, the sign-in above
 * all, and `purchase`. The rest is split by the screens that need it. The public page is one script and one stylesheet: in
 * the app its client finds no activity and does nothing.
 */
export function chunkNaming(entries: Entries) {
  let names: Map<string, string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    names ??= plan(entries, graph)
    return id.includes('rolldown/runtime') ? 'base' : (names.get(id) ?? null)
  }
}
