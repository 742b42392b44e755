import { config } from 'zod'

// zod would make faster parsers with `new Function`, and asks for it in a way that breaks our Content-Security-Policy.
config({ jitless: true })
