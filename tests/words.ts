import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GLOSSARY = 'docs/glossary.md'

/** The names in the first column of the glossary's last table. */
function readGivenUp(): string[] {
  const [, table = ''] = readFileSync(join(ROOT, GLOSSARY), 'utf8').split('## Names that were given up')
  const cells = [...table.matchAll(/^\| (.+?) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}

/** Where code uses one of these names, as `file:line:text`. */
function usesOf(names: readonly string[], folder: string): string[] {
  const { stdout } = spawnSync(
    'grep',
    ['-rnwE', '--include=*.ts', '--include=*.tsx', names.join('|'), folder],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  return stdout.split('\n').filter((line) => line !== '' && !line.includes('/node_modules/'))
}

const names = readGivenUp()
const uses = ['functions/contract', 'functions/src', 'web/src', 'emulators', 'tests'].flatMap((folder) =>
  usesOf(names, folder),
)
if (names.length === 0) uses.push(`${GLOSSARY} has no names that were given up`)
// What is looked for is found where it is.
if (usesOf(['readGivenUp'], 'tests').length === 0) uses.push('Nothing is found at all')
if (uses.length > 0) {
  console.error(`Names that were given up (${GLOSSARY}):\n${uses.join('\n')}`)
  process.exit(1)
}
