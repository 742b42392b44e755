import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCAL_OPERATOR } from '../../functions/contract/operators/operator'
import { formatEnv } from './env-file'
import { originOf, ROOT, type StackLayout } from './layout'

/** The functions' parameters on one local stack: the same code as in production, with the stand-ins' addresses. */
export function functionsEnv({ ports }: StackLayout): Record<string, string> {
  return {
    PUBLIC_ORIGIN: originOf(ports.hosting),
    PUBLIC_SITE: '',
    // The stack's own pages can be imported from, though they are on this machine.
    IMPORT_ALLOWED_ORIGINS: originOf(ports.hosting),
    STRIPE_API_BASE: originOf(ports.stripe),
    MODEL_API_BASE: originOf(ports.model),
    MODEL_NAME: 'gemini-flash-latest',
    GIFS_API_BASE: originOf(ports.gifs),
    GEOCODER_API_BASE: originOf(ports.geocoder),
    // Long enough for a stand-in, and short enough to wait for in a test.
    MODEL_TIMEOUT_SECONDS: '5',
    // Nothing stands in front here: whoever sends the header plays the one proxy.
    PROXIES_BEFORE_ROUTES: '1',
    PROXIES_BEFORE_CALLS: '1',
    // What the stand-in keeps as it comes, unless it is told otherwise.
    SETTLEMENT_CURRENCIES: 'usd,eur,gbp',
    PLATFORM_COUNTRY: 'US',
    PAYOUT_COUNTRIES: '',
    PAYMENT_METHODS: 'card,link,bancontact,eps,ideal',
    PAYMENT_COST_BASIS_POINTS: '290',
    PAYMENT_COST_FIXED_MINOR: '30',
    PLATFORM_FEE_BASIS_POINTS: '250',
    PLATFORM_FEE_FIXED_MINOR: '50',
    PLATFORM_FEE_EXTRAS_BASIS_POINTS: '0',
    LOST_DISPUTES: 'organiser',
    PAYOUT_HOLD_DAYS: '2',
    PAYOUT_HOLD_NEW_FOR_DAYS: '90',
    PLATFORM_BALANCE_LEAST_MINOR: '0',
    // As strict as production may be, so that every test goes through it.
    APP_CHECK: 'enforce',
    APP_CHECK_APPS: '',
    APP_CHECK_BASE: originOf(ports['app-check']),
    MAIL_FROM: 'Turnout <hello@turnout.example>',
    ...LOCAL_OPERATOR,
  }
}

/** firebase-tools picks the file by the project's name, so two stacks can run from one folder. */
export function writeFunctionsEnv(layout: StackLayout): void {
  writeFileSync(join(ROOT, `functions/.env.${layout.project}`), formatEnv(functionsEnv(layout)))
}
