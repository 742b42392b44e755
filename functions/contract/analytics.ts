import { z } from 'zod'
import { ShareRef } from './ids'

/** POST /analytics/view: somebody looks at the public page. */
export const RecordView = z.strictObject({ shareRef: ShareRef })
