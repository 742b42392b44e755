import type { Operator } from 'functions/contract/operators/operator'

// oxlint-disable-next-line no-underscore-dangle -- the build puts the value in the name's place (web/operator-details.ts)
declare const __OPERATOR__: Operator | undefined

/** Outside of a build, in unit tests. */
const NOBODY: Operator = {
  name: 'Turnout Example Ltd.',
  address: '1 Sample Street, 1000 Exampleton',
  email: 'support@turnout.example',
  country: 'Ireland',
  responsible: 'Sam Sample',
  phone: '',
  register: '',
  vatId: '',
  authority: '',
}

/** Who runs this Turnout. */
export const operator: Operator = typeof __OPERATOR__ === 'undefined' ? NOBODY : __OPERATOR__
