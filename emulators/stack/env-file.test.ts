import { describe, expect, it } from 'vitest'
import { formatEnv, parseEnv } from './env-file'

describe('variables in a file', () => {
  it('come back as they were written', () => {
    const variables = { PLAIN: 'http://127.0.0.1:5100', EMPTY: '', MAIL: 'Turnout <a@b.c>', KEY: 'k:a-b_c=' }
    expect(parseEnv(formatEnv(variables))).toEqual(variables)
  })

  it('are quoted when a space or a hash would end them', () => {
    expect(formatEnv({ A: 'x y', B: 'x#y', C: 'x' })).toBe('A="x y"\nB="x#y"\nC=x\n')
  })

  it('may be written by hand, with comments and spaces', () => {
    expect(parseEnv('# mine\n A = 1 \n\nnot a variable\n')).toEqual({ A: '1' })
  })
})
