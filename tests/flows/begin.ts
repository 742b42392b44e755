import { emptyDatabase } from '../support/empty-database'
import { steadyProvider } from '../support/stripe'

// Before each file: no test needs what those of another left, and sweeps would go through all of it.
await emptyDatabase()
await steadyProvider()
