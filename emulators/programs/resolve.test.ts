import { describe, expect, it } from 'vitest'
import { describeProgram, resolveProgram, type Probes } from './resolve'

/** A machine that has nothing, unless the test says otherwise. */
function machine(has: Partial<Probes> & { files?: readonly string[] }): Probes {
  return {
    variable: () => undefined,
    exists: (path) => has.files?.includes(path) ?? false,
    downloadPath: (name) => `/cache/${name}.jar`,
    cloudCliJar: () => undefined,
    canDownload: () => Promise.resolve(false),
    ...has,
  }
}

const all = machine({
  variable: (name) => (name === 'FIRESTORE_EMULATOR_BINARY_PATH' ? '/mine.jar' : undefined),
  files: ['/mine.jar', '/cache/firestore.jar'],
  cloudCliJar: () => '/sdk/firestore.jar',
  canDownload: () => Promise.resolve(true),
})

describe("finding an emulator's program", () => {
  it('takes the variable before anything else', async () => {
    const program = await resolveProgram('firestore', all)
    expect(program).toEqual({ from: 'variable', path: '/mine.jar' })
    expect(describeProgram('firestore', program)).toBe(
      'Firestore emulator: named by FIRESTORE_EMULATOR_BINARY_PATH',
    )
  })

  it.each([
    ["firebase-tools' own copy", {}, { from: 'firebase-tools', path: '/cache/firestore.jar' }],
    ["the Cloud CLI's component", { files: [] }, { from: 'cloud-cli', path: '/sdk/firestore.jar' }],
    ['the download', { files: [], cloudCliJar: () => undefined }, { from: 'download' }],
  ])('then takes %s', async (_, without, expected) => {
    const probes = { ...all, variable: () => undefined, ...('files' in without && { exists: () => false }) }
    expect(await resolveProgram('firestore', { ...probes, ...without })).toEqual(expected)
  })

  it('does not ask the network for what is there', async () => {
    const probes = machine({
      files: ['/cache/storage.jar'],
      canDownload: () => Promise.reject(new Error('asked')),
    })
    expect(await resolveProgram('storage', probes)).toEqual({
      from: 'firebase-tools',
      path: '/cache/storage.jar',
    })
  })

  it('says what to correct when the variable names nothing', async () => {
    const probes = machine({ variable: () => '/gone.jar' })
    await expect(resolveProgram('storage', probes)).rejects.toThrow(
      'STORAGE_EMULATOR_BINARY_PATH names /gone.jar, which does not exist',
    )
  })

  it('says what to install when there is no way', async () => {
    await expect(resolveProgram('storage', machine({}))).rejects.toThrow(
      'The Storage rules runtime is not on this machine and cannot be downloaded',
    )
  })
})
