import { startDevServer } from './stack/dev-server'
import { layoutOf } from './stack/layout'
import { exitWith } from './stack/problem'
import { pokeSchedules } from './stack/schedules'
import { seed } from './stack/seed'
import { printWelcome } from './stack/welcome'
import { withinStack } from './stack/within-stack'

/** `npm start` and `npm run dev`, both with `-- --fresh`: the whole of Turnout on this machine, until Ctrl-C. */
async function start(args: readonly string[]): Promise<void> {
  const layout = layoutOf('start')
  const options = { keepData: true, fresh: args.includes('--fresh'), exitCode: 0 }
  await withinStack(layout, options, async (stack) => {
    if (stack.isNew) await seed(stack)
    const devServer = args.includes('dev') ? await startDevServer(stack) : undefined
    pokeSchedules(layout)
    await printWelcome(layout, devServer !== undefined)
    await Promise.race([stack.broken, ...(devServer ? [devServer.broken] : [])])
  })
}

start(process.argv.slice(2)).catch(exitWith)
