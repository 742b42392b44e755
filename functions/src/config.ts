import { defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { OPERATOR_PARAMETERS } from '../contract/operators/operator'
import { readTicketKeys } from './domain/tickets/ticket-code'

/** Secrets, by the functions that may read them; the deploy asks for each that is not set. */
export const SECRETS = [
  defineSecret('STRIPE_SECRET_KEY'),
  defineSecret('STRIPE_WEBHOOK_SECRET'),
  defineSecret('TICKET_SIGNING_KEYS'),
  defineSecret('LINK_SIGNING_KEY'),
  defineSecret('MODEL_API_KEY'),
  defineSecret('GIFS_API_KEY'),
]

/** Cards, their wallets and local ways to pay: of all of these Stripe knows at once whether the money comes. */
const AT_ONCE =
  'card,link,bancontact,bizum,blik,cashapp,eps,fpx,grabpay,ideal,kakao_pay,mobilepay,p24,paynow,pix,promptpay,revolut_pay,swish,twint'

/** Parameters, declared so that a deploy asks for them; the values are read from the environment below. */
defineString('PUBLIC_ORIGIN', { description: 'Where the web app is, such as https://turnout.example' })
defineString('MAIL_FROM', { description: 'The sender of mails, such as Turnout <hello@turnout.example>' })
defineString('STRIPE_API_BASE', { default: '', description: 'Leave empty: only a local stack sets it' })
defineString('MODEL_API_BASE', { default: '', description: 'Leave empty: only a local stack sets it' })
defineString('MODEL_NAME', {
  default: 'gemini-flash-latest',
  description: 'The model that drafts and rewrites',
})
defineInt('MODEL_TIMEOUT_SECONDS', { default: 30, description: 'The longest wait for the model' })
defineString('GIFS_API_BASE', { default: '', description: 'Leave empty: only a local stack sets it' })
defineString('GEOCODER_API_BASE', { default: '', description: 'A Nominatim server; empty: no place search' })
defineString('IMPORT_ALLOWED_ORIGINS', {
  default: '',
  description: 'Leave empty: only a local stack sets it',
})
defineString('PAYMENT_METHODS', {
  default: AT_ONCE,
  description: 'Ways to pay, as Stripe names them, with commas between them',
})
defineString('PLATFORM_COUNTRY', {
  default: 'US',
  description: 'Where your Stripe account is, as two letters',
})
defineString('PAYOUT_COUNTRIES', {
  default: '',
  description:
    'Where organisers may be paid, with commas between them; empty: wherever your Stripe account reaches',
})
defineString('SETTLEMENT_CURRENCIES', {
  default: 'usd',
  description: 'The currencies that your Stripe account keeps as they come, with commas between them',
})
defineString('APP_CHECK', {
  default: 'off',
  description:
    'Requests that are not our own app’s: off (not looked at), log (let pass) or enforce (refused)',
})
defineString('APP_CHECK_APPS', {
  default: '',
  description: 'The Firebase app IDs that count, with commas between them; empty: every app of the project',
})
defineString('APP_CHECK_BASE', { default: '', description: 'Leave empty: only a local stack sets it' })
defineInt('PLATFORM_FEE_BASIS_POINTS', { default: 250, description: 'Hundredths of a percent of a ticket' })
defineInt('PLATFORM_FEE_FIXED_MINOR', { default: 50, description: 'Minor units per paid ticket' })
defineInt('PLATFORM_FEE_EXTRAS_BASIS_POINTS', {
  default: 0,
  description: 'Hundredths of a percent of tips and donations, which their organiser bears',
})
defineInt('PAYMENT_COST_BASIS_POINTS', {
  default: 290,
  description:
    'What Stripe takes of a payment, in hundredths of a percent: an estimate, to see sales that lose money',
})
defineInt('PAYMENT_COST_FIXED_MINOR', { default: 30, description: 'And minor units per payment' })

defineString('LOST_DISPUTES', {
  default: 'organiser',
  description: 'Who bears a dispute that is lost: organiser or platform',
})
defineInt('PAYOUT_HOLD_DAYS', {
  default: 2,
  description: 'Days after an activity until a new organiser is paid out for it',
})
defineInt('PAYOUT_HOLD_NEW_FOR_DAYS', {
  default: 90,
  description: 'Days for which an organiser is new; 0 keeps no money back',
})
defineInt('PLATFORM_BALANCE_LEAST_MINOR', {
  default: 0,
  description: 'The log warns when less is available to pay refunds from, in minor units of each currency',
})

defineString('OPERATOR_NAME', { description: 'Who runs this Turnout: a person or company, in full' })
defineString('OPERATOR_ADDRESS', { description: 'Their street address, in one line' })
defineString('OPERATOR_EMAIL', { description: 'Where people write to for help, and where reports go' })
defineString('OPERATOR_COUNTRY', { description: 'Whose law the terms are under, such as the Netherlands' })
defineString('OPERATOR_RESPONSIBLE', { description: 'The person who answers for what is written' })
defineString('OPERATOR_PHONE', { default: '', description: 'Their phone number; may be empty' })
defineString('OPERATOR_REGISTER', { default: '', description: 'Their register and number; may be empty' })
defineString('OPERATOR_VAT_ID', { default: '', description: 'Their VAT id; may be empty' })
defineString('OPERATOR_AUTHORITY', {
  default: '',
  description: 'The authority that supervises data protection; may be empty',
})

const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const originOrNone = z.union([z.literal(''), origin]).default('')

/** Words with commas between them. */
function listOf(word: RegExp) {
  return z
    .string()
    .transform((list) => list.split(',').flatMap((it) => it.trim() || []))
    .pipe(z.array(z.string().regex(word)))
}

const Environment = z.object({
  PUBLIC_ORIGIN: origin,
  MAIL_FROM: z.string().min(3),
  ...OPERATOR_PARAMETERS,
  STRIPE_API_BASE: originOrNone,
  MODEL_API_BASE: originOrNone,
  MODEL_NAME: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('gemini-flash-latest'),
  MODEL_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(50).default(30),
  GIFS_API_BASE: originOrNone,
  GEOCODER_API_BASE: originOrNone,
  /** Origins that the import may read though they are not public, parted by commas. */
  IMPORT_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(origin)),
  PAYMENT_METHODS: listOf(/^[a-z0-9_]+$/)
    .refine((methods) => methods.length > 0)
    .default(AT_ONCE.split(',')),
  PLATFORM_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
  PAYOUT_COUNTRIES: listOf(/^[A-Z]{2}$/).default([]),
  SETTLEMENT_CURRENCIES: listOf(/^([a-z]{3}|any)$/).default(['usd']),
  /**
   * How many proxies add an entry to X-Forwarded-For before /app (Hosting's edge and Google's front end) and before callables.
   * A deploy does not ask: it is the platform's, and differs only where something else was put in front.
   */
  PROXIES_BEFORE_ROUTES: z.coerce.number().int().min(1).max(10).default(2),
  PROXIES_BEFORE_CALLS: z.coerce.number().int().min(1).max(10).default(1),
  APP_CHECK: z.enum(['off', 'log', 'enforce']).default('off'),
  APP_CHECK_APPS: listOf(/^[\w:.-]+$/).default([]),
  APP_CHECK_BASE: originOrNone,
  PLATFORM_FEE_BASIS_POINTS: z.coerce.number().int().min(0).max(10_000).default(250),
  PLATFORM_FEE_FIXED_MINOR: z.coerce.number().int().min(0).default(50),
  PLATFORM_FEE_EXTRAS_BASIS_POINTS: z.coerce.number().int().min(0).max(10_000).default(0),
  PAYMENT_COST_BASIS_POINTS: z.coerce.number().int().min(0).max(10_000).default(290),
  PAYMENT_COST_FIXED_MINOR: z.coerce.number().int().min(0).default(30),
  LOST_DISPUTES: z.enum(['organiser', 'platform']).default('organiser'),
  PAYOUT_HOLD_DAYS: z.coerce.number().int().min(0).max(60).default(2),
  PAYOUT_HOLD_NEW_FOR_DAYS: z.coerce.number().int().min(0).max(90).default(90),
  PLATFORM_BALANCE_LEAST_MINOR: z.coerce.number().int().default(0),
  STRIPE_SECRET_KEY: z.string().min(8),
  STRIPE_WEBHOOK_SECRET: z.string().min(8),
  TICKET_SIGNING_KEYS: z.string().transform((value, context) => {
    try {
      return readTicketKeys(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) })
      return z.NEVER
    }
  }),
  LINK_SIGNING_KEY: z.string().min(32),
  MODEL_API_KEY: z.string().min(8),
  GIFS_API_KEY: z.string().min(8),
  FUNCTIONS_EMULATOR: z.literal('true').optional(),
})

export type Config = z.infer<typeof Environment>

/** Where a stand-in's address may be by mistake. */
const ADDRESSES = [
  'PUBLIC_ORIGIN',
  'STRIPE_API_BASE',
  'MODEL_API_BASE',
  'GIFS_API_BASE',
  'GEOCODER_API_BASE',
  'APP_CHECK_BASE',
] as const

const LOCAL_HOST = /^https?:\/\/(localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.)/

/**
 * Reads the environment whole.
 * @throws an Error that lists every parameter that is missing or wrong, and every stand-in's address in a deploy
 */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const list = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These parameters are missing or wrong:\n${list.join('\n')}`)
  }
  const config = parsed.data
  if (config.FUNCTIONS_EMULATOR !== 'true') {
    const addresses = [...ADDRESSES.map((name) => config[name]), ...config.IMPORT_ALLOWED_ORIGINS]
    const local = addresses.filter((address) => LOCAL_HOST.test(address))
    if (local.length > 0) throw new Error(`A deploy must not use a stand-in: ${local.join(', ')}`)
  }
  return config
}

let parsed: Config | undefined

/** The configuration, parsed at the first use and the same from then on. */
export function config(): Config {
  parsed ??= parseConfig(process.env)
  return parsed
}
