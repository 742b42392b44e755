import { serve } from '@hono/node-server'
import { LOCAL_APP } from 'functions/contract/local-app'
import { createAppCheck } from './create-app-check'
import { keptKey } from './signing-key'

const key = await keptKey(process.env['APP_CHECK_KEY_FILE'] ?? '.turnout/cache/app-check-key.json')
const project = process.env['GCLOUD_PROJECT'] ?? 'demo-turnout'

serve({
  fetch: createAppCheck({ key, project, ...LOCAL_APP }).fetch,
  port: Number(process.env['PORT'] ?? 5117),
  hostname: '127.0.0.1',
})
