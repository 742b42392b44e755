import { z } from 'zod'

const text = z.string().trim().min(2).max(200)
const textOrNone = z.string().trim().max(200).default('')

/**
 * Who runs this Turnout, as parameters: `functions/.env.<project>` is their one home, and the web's build reads them there, too.
 * The pages on terms, privacy and contact and the foot of every mail name them (docs/deploy.md).
 */
export const OPERATOR_PARAMETERS = {
  OPERATOR_NAME: text,
  /** One line, with commas between its parts. */
  OPERATOR_ADDRESS: text,
  /** Where people write to, and where reports of activities go. */
  OPERATOR_EMAIL: z.email(),
  /** Whose law the terms are under, as one writes it in a sentence: `the Netherlands`. */
  OPERATOR_COUNTRY: text,
  /** The person who answers for what is written. */
  OPERATOR_RESPONSIBLE: text,
  OPERATOR_PHONE: textOrNone,
  OPERATOR_REGISTER: textOrNone,
  OPERATOR_VAT_ID: textOrNone,
  /** The authority that supervises data protection; without it, the texts speak of the reader’s own. */
  OPERATOR_AUTHORITY: textOrNone,
}

const Parameters = z.object(OPERATOR_PARAMETERS)

/** Who runs this Turnout; what is not stated is empty. */
export interface Operator {
  readonly name: string
  readonly address: string
  readonly email: string
  readonly country: string
  readonly responsible: string
  readonly phone: string
  readonly register: string
  readonly vatId: string
  readonly authority: string
}

/**
 * Reads the operator's details.
 * @throws an Error that lists every parameter that is missing or wrong, and where to state it
 */
export function parseOperator(parameters: Readonly<Record<string, string | undefined>>): Operator {
  const parsed = Parameters.safeParse(parameters)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
    throw new Error(
      `Say who runs this Turnout. Missing or wrong in functions/.env.<project> or the environment: ${names.join(', ')} (docs/deploy.md, Operator)`,
    )
  }
  const it = parsed.data
  return {
    name: it.OPERATOR_NAME,
    address: it.OPERATOR_ADDRESS,
    email: it.OPERATOR_EMAIL,
    country: it.OPERATOR_COUNTRY,
    responsible: it.OPERATOR_RESPONSIBLE,
    phone: it.OPERATOR_PHONE,
    register: it.OPERATOR_REGISTER,
    vatId: it.OPERATOR_VAT_ID,
    authority: it.OPERATOR_AUTHORITY,
  }
}

/** Who runs a local stack. */
export const LOCAL_OPERATOR: Readonly<Record<keyof typeof OPERATOR_PARAMETERS, string>> = {
  OPERATOR_NAME: 'Turnout Example Ltd.',
  OPERATOR_ADDRESS: '1 Sample Street, 1000 Exampleton',
  OPERATOR_EMAIL: 'support@turnout.example',
  OPERATOR_COUNTRY: 'Ireland',
  OPERATOR_RESPONSIBLE: 'Sam Sample',
  OPERATOR_PHONE: '+353 1 555 0100',
  OPERATOR_REGISTER: 'Companies Registration Office, 000000',
  OPERATOR_VAT_ID: 'IE0000000X',
  OPERATOR_AUTHORITY: 'Data Protection Commission, Dublin',
}
