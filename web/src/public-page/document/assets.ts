/** The client's files for the public page: see web/build.mjs, which writes them in. */
export interface PublicPageAssets {
  script: string
  styles: string[]
  preload: string[]
}

// oxlint-disable-next-line no-underscore-dangle -- the build puts the value in the name's place
declare const __PUBLIC_PAGE_ASSETS__: PublicPageAssets | undefined

/** Outside of a build, in unit tests, the page has no files of its own. */
const NONE: PublicPageAssets = { script: '/src/public-page/client.tsx', styles: [], preload: [] }

export const publicPageAssets: PublicPageAssets =
  typeof __PUBLIC_PAGE_ASSETS__ === 'undefined' ? NONE : __PUBLIC_PAGE_ASSETS__
