import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../emulators/stack/layout'
import { ERRORS } from '../../functions/contract/api/error-list'
import type { ErrorCode } from '../../functions/contract/api/error-list'

export const CODES = Object.keys(ERRORS) as ErrorCode[]

const HELPER = /^(?<shared>export )?function (?<name>refuse\w*)\((?<body>[\s\S]*?)^\}/gm
const BUILT = /new Refusal\(\s*(?<first>[^,]+),/g

interface Source {
  /** Below functions/src, without its ending. */
  readonly name: string
  readonly text: string
}

/** A function that builds a refusal for others to throw; one that is not shared is its own file's. */
interface Helper {
  readonly name: string
  readonly body: string
  readonly file: string
  readonly isShared: boolean
  readonly codes: Set<ErrorCode>
}

function readSources(): Source[] {
  const root = join(ROOT, 'functions/src')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({
      name: path.replace(/\.ts$/, ''),
      text: readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }))
}

/** The codes that a piece of source builds itself. */
function builtIn(text: string): ErrorCode[] {
  const firsts = [...text.matchAll(BUILT)].map((match) => match.groups?.['first'] ?? '')
  return CODES.filter((code) => firsts.some((first) => first.includes(`'${code}'`)))
}

function helpersIn(sources: readonly Source[]): Helper[] {
  const helpers = sources.flatMap(({ name: file, text }) =>
    [...text.matchAll(HELPER)].map(({ groups }): Helper => {
      const { name = '', body = '', shared } = groups ?? {}
      return { name, body, file, isShared: shared !== undefined, codes: new Set(builtIn(body)) }
    }),
  )
  // One may call another, which may call a third.
  for (let hop = 0; hop < 3; hop++) {
    for (const { body, file, codes } of helpers) {
      for (const code of calledIn(body, file, helpers)) codes.add(code)
    }
  }
  return helpers
}

function calledIn(text: string, file: string, helpers: readonly Helper[]): ErrorCode[] {
  const reached = helpers.filter((helper) => helper.isShared || helper.file === file)
  return reached.flatMap(({ name, codes }) => (new RegExp(`\\b${name}\\(`).test(text) ? [...codes] : []))
}

/** For each code, the files that refuse with it: by themselves, or by a `refuse…` function that they call. */
export function readRefusals(): Map<ErrorCode, string[]> {
  const sources = readSources()
  const helpers = helpersIn(sources)
  return new Map(
    CODES.map((code) => {
      const files = sources.filter(({ name, text }) => {
        const bare = text.replaceAll(HELPER, '')
        return builtIn(bare).includes(code) || calledIn(bare, name, helpers).includes(code)
      })
      return [code, files.map(({ name }) => name).sort()]
    }),
  )
}

/** The tests that expect a code by name: of a problem, of a refusal, or of what a request threw. */
export function readExpected(): Map<ErrorCode, string[]> {
  const files = ['tests/flows', 'tests/rules', 'functions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
      .map((path) => `${folder}/${path}`),
  )
  const texts = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)
  return new Map(
    CODES.map((code) => {
      const expectation = new RegExp(
        `(?:\\bcode: |\\.code\\)\\.toBe\\(|code\\]\\)\\.toEqual\\(\\[\\d+, |toThrow\\()'${code}'`,
      )
      return [code, texts.filter(([, text]) => expectation.test(text)).map(([file]) => file)]
    }),
  )
}
