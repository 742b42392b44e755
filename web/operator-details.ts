import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import type { Plugin } from 'vite'
import { LOCAL_OPERATOR, parseOperator } from '../functions/contract/operators/operator.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Puts who runs this Turnout into the build, from the functions' parameters of the same project, so that mails and pages say the
 * same. A production build without them stops with the list of what is missing.
 */
export function operatorDetails(localMode: string): Plugin {
  return {
    name: 'turnout-operator-details',
    config(_, { mode, command }) {
      const isLocal = mode === localMode || command === 'serve'
      const operator = parseOperator(isLocal ? LOCAL_OPERATOR : parametersOf(mode))
      return { define: { __OPERATOR__: JSON.stringify(operator) } }
    },
  }
}

/** As firebase-tools reads them: `functions/.env`, then `functions/.env.<project>`; the environment goes before both. */
function parametersOf(mode: string): Record<string, string | undefined> {
  const web = { ...loadEnv(mode, here('.'), 'VITE_'), ...process.env }
  const project = web.VITE_FIREBASE_PROJECT_ID ?? mode
  return { ...loadEnv(project, here('../functions'), 'OPERATOR_'), ...process.env }
}
