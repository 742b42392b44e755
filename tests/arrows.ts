import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** An import in a folder, whether the arrows of the house allow it, and what is imported where that matters. */
const PROOFS: readonly (readonly [file: string, from: string, isAllowed: boolean, name?: string])[] = [
  ['functions/contract/proof.ts', 'zod', true],
  ['functions/contract/proof.ts', './ids', true],
  ['functions/contract/proof.ts', '../src/domain/refusal', false],
  ['functions/contract/proof.ts', 'hono', false],
  ['functions/contract/orders/proof.ts', '../pricing/money', true],
  ['functions/contract/orders/proof.ts', '../ids', true],
  ['functions/contract/orders/proof.ts', '../../src/log', false],
  ['functions/contract/orders/proof.ts', 'hono', false],
  ['functions/src/domain/proof.ts', '../../contract/ids', true],
  ['functions/src/domain/proof.ts', '../store/orders', false],
  ['functions/src/domain/orders/proof.ts', '../../store/orders/orders', false],
  ['functions/src/domain/orders/proof.ts', '../tickets/short-code', true],
  ['functions/src/domain/proof.ts', '../actions/sign-in', false],
  ['functions/src/domain/proof.ts', 'firebase-admin/firestore', false],
  ['functions/src/domain/proof.ts', 'stripe', false],
  ['functions/src/store/proof.ts', 'firebase-admin/firestore', true],
  ['functions/src/store/proof.ts', '../actions/sign-in', false],
  ['functions/src/store/proof.ts', '../gateways/stripe', false],
  ['functions/src/gateways/proof.ts', 'stripe', true],
  ['functions/src/gateways/proof.ts', '../actions/sign-in', false],
  ['functions/src/gateways/proof.ts', '../store/orders', false],
  ['functions/src/gateways/proof.ts', 'firebase-admin/firestore', false],
  ['functions/src/actions/proof.ts', '../store/orders', true],
  ['functions/src/actions/proof.ts', '../http/app', false],
  ['functions/src/actions/orders/proof.ts', '../../http/app', false],
  ['functions/src/actions/orders/proof.ts', '../../store/orders/orders', true],
  ['functions/src/actions/proof.ts', 'firebase-admin/firestore', false],
  ['functions/src/actions/orders/proof.ts', './steps/take-again', true],
  ['functions/src/actions/orders/proof.ts', '../refunds/begin-refund', true],
  ['functions/src/actions/orders/proof.ts', '../refunds/steps/write-refund', false],
  ['functions/src/actions/orders/steps/proof.ts', './take-again', true],
  ['functions/src/actions/orders/steps/proof.ts', '../../refunds/steps/write-refund', false],
  ['functions/src/http/proof.ts', '../actions/orders/steps/take-again', false],
  ['functions/src/actions/proof.ts', 'stripe', false],
  ['functions/src/http/proof.ts', '../actions/sign-in', true],
  ['functions/src/http/proof.ts', '../store/orders', false],
  ['functions/src/callables/proof.ts', '../gateways/stripe', false],
  ['functions/src/triggers/proof.ts', '../domain/refusal', false],
  ['web/src/data/proof.ts', 'firebase/auth', true],
  ['web/src/data/proof.ts', 'reactfire', false],
  ['web/src/data/live/live.tsx', 'reactfire', true],
  ['web/src/data/proof.ts', '../features/rsvps/answer', false],
  ['web/src/ui/proof.tsx', 'firebase/auth', false],
  ['web/src/ui/proof.tsx', '../data/api', false],
  ['web/src/features/rsvps/proof.ts', '../../data/api', true],
  ['web/src/features/rsvps/proof.ts', '../orders/query', false],
  ['web/src/features/rsvps/parts/proof.ts', '../answer/form', true],
  ['web/src/features/rsvps/parts/proof.ts', '../../orders/query', false],
  ['web/src/features/rsvps/parts/more/proof.ts', '../../answer/form', true],
  ['web/src/features/rsvps/parts/more/proof.ts', '../../../orders/query', false],
  ['web/src/features/rsvps/proof.ts', '../../entities/consent-line', true],
  ['web/src/features/rsvps/proof.ts', '../../app/navigation', false],
  ['web/src/features/rsvps/proof.ts', '../../frame/crash', false],
  ['web/src/entities/proof.ts', '../data/api', true],
  ['web/src/entities/proof.ts', '../features/rsvps/answer', false],
  ['web/src/frame/proof.ts', '../screens/explore/explore', false],
  ['web/src/ui/proof.tsx', '../entities/consent-line', false],
  ['web/src/screens/explore/proof.ts', '../../app/navigation', false],
  ['web/src/screens/explore/proof.ts', '../../frame/sub-nav', true],
  ['web/src/features/rsvps/proof.ts', 'reactfire', false],
  ['web/src/screens/explore/proof.ts', '../../features/rsvps/answer', true],
  ['web/src/screens/explore/proof.ts', 'functions/contract/ids', true],
  ['web/src/screens/explore/proof.ts', '../../../../functions/src/log', false],
  ['web/src/screens/explore/proof.ts', 'firebase/firestore', false],
  ['web/src/screens/explore/proof.ts', 'react', true, 'use'],
  ...['app', 'checkout', 'data', 'features/rsvps', 'entities', 'frame', 'lib', 'screens/explore', 'ui'].map(
    (folder) => [`web/src/${folder}/proof.ts`, 'react', false, 'lazy'] as const,
  ),
]

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })

/** The files of a small tree that the project's linter refuses by one rule. */
function refusedBy(rule: string, files: Record<string, string>): Set<string> {
  const tree = mkdtempSync(join(tmpdir(), 'arrows-'))
  try {
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, name)), { recursive: true })
      writeFileSync(join(tree, name), text)
    }
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: tree,
      encoding: 'utf8',
    })
    const { diagnostics } = Report.parse(JSON.parse(stdout))
    return new Set(diagnostics.filter((it) => it.code.includes(rule)).map((it) => it.filename))
  } finally {
    rmSync(tree, { recursive: true })
  }
}

const wrong: string[] = []
for (const [index, [file, from, isAllowed, name = 'it']] of PROOFS.entries()) {
  const text = `import { ${name} } from '${from}'\n${name}()\n`
  const isRefused = refusedBy('no-restricted-imports', { [file]: text }).size > 0
  if (isRefused === isAllowed) {
    wrong.push(
      `${index + 1}. ${file} importing ${name} of ${from} is ${isRefused ? 'refused' : 'let through'}`,
    )
  }
}

const circle = {
  'web/src/lib/one.ts': "import { two } from './two'\nexport const one = () => two()\n",
  'web/src/lib/two.ts': "import { one } from './one'\nexport const two = () => one()\n",
}
if (refusedBy('no-cycle', circle).size === 0) wrong.push('a cycle is let through')

const circleOfTypes = {
  'web/src/lib/one.ts': "import type { Two } from './two'\nexport interface One {\n  two?: Two\n}\n",
  'web/src/lib/two.ts': "import type { One } from './one'\nexport interface Two {\n  one?: One\n}\n",
}
if (refusedBy('no-cycle', circleOfTypes).size === 0) wrong.push('a cycle of types is let through')

const modal = 'export const Modal = () => <dialog open />\n'
for (const [file, isAllowed] of [
  ['web/src/features/rsvps/proof.tsx', false],
  ['web/src/app/proof.tsx', false],
  ['web/src/ui/dialogs/dialog.tsx', true],
] as const) {
  const isRefused = refusedBy('forbid-elements', { [file]: modal }).size > 0
  if (isRefused === isAllowed) wrong.push(`${file} with a dialog is ${isRefused ? 'refused' : 'let through'}`)
}

if (wrong.length > 0) {
  console.error(`The arrows do not hold:\n${wrong.join('\n')}`)
  process.exit(1)
}
