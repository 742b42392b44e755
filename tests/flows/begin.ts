import { emptyDatabase } from '../support/empty-database'

// Before each file: no test needs what those of another left, and sweeps would go through all of it.
await emptyDatabase()
