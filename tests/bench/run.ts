import { withStack } from '../../emulators/exec'
import { measureColdImport } from './cold-import'
import { measurePublicPage } from './public-page'
import { printFigure } from './figure'
import { measureReads } from './reads'

/** Prints the figures of PERFORMANCE goals that one machine can show, a line each; exit 1 when one is missed. */
async function bench(): Promise<number> {
  const figures = await withStack(async (env) => {
    Object.assign(process.env, env)
    return [await measurePublicPage(), ...(await measureReads()), await measureColdImport()].flat()
  })
  console.warn(`\ngoal  ${'what'.padEnd(56)}  ${'figure'.padEnd(18)}  goal`)
  for (const figure of figures) printFigure(figure)
  return figures.every((figure) => figure.isMet) ? 0 : 1
}

bench().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
