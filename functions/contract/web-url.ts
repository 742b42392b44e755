import { z } from 'zod'

/** A link that a person may follow: http or https, nothing else. */
export const WebUrl = z
  .url({ protocol: /^https?$/, message: 'Use a full link that starts with https://' })
  .max(2000)
