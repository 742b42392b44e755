// The entry of every npm script. Plain Node without dependencies, because it runs before they are installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = `${ROOT}node_modules/.turnout-installed`
const OLDEST_NODE = [20, 19]
const PROGRAMS = {
  start: 'emulators/start.ts',
  dev: 'emulators/start.ts',
  test: 'tests/run.ts',
  bench: 'tests/bench/run.ts',
}

const [command = '', ...args] = process.argv.slice(2)
requireNode()
if (!(command in PROGRAMS)) fail(`Usage: node emulators/bootstrap.mjs <${Object.keys(PROGRAMS).join('|')}>`)
ensureInstalled()
await run(PROGRAMS[command], command === 'dev' ? ['dev', ...args] : args)

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(`Turnout needs Node ${OLDEST_NODE.join('.')} or later, and this is ${process.versions.node}.`)
}

/** Installs the packages when they are missing or are not those of the lockfile. */
function ensureInstalled() {
  const text = readFileSync(`${ROOT}package-lock.json`)
  const lock = createHash('sha256').update(text).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  if (!isInstalledByHand(JSON.parse(String(text)))) {
    process.stdout.write('Installing the packages …\n')
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' })
    if (status !== 0) fail('The packages could not be installed: see above.')
  }
  writeFileSync(STAMP, lock)
}

/** Whether npm's own record says that all of the lockfile's packages are there, except those for other platforms. */
function isInstalledByHand(lock) {
  const record = `${ROOT}node_modules/.package-lock.json`
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .every(([path, entry]) => installed[path] && installed[path].version === entry.version)
}

/** The program runs in this very process, so that signals and the exit code are its own. */
async function run(program, programArgs) {
  if (!existsSync(`${ROOT}${program}`)) fail(`${program} does not exist.`)
  const { register } = await import('tsx/esm/api')
  register()
  process.argv = [process.execPath, `${ROOT}${program}`, ...programArgs]
  await import(pathToFileURL(`${ROOT}${program}`).href)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
