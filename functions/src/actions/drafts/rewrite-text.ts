import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { ModelText } from '../../../contract/drafts/ai-draft'
import type { RewriteText, RewrittenText } from '../../../contract/drafts/ai-draft'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { rewritePrompt } from '../../domain/drafts/draft-prompt'
import { cutText, plainText, withoutNewAddresses } from '../../domain/text/plain-text'
import { cleanForeignText } from '../../domain/text/rich-text'
import { askModel, refuseDown } from '../../gateways/model'
import { enforceRateLimit } from '../access/enforce-rate-limit'

const MOST_TOKENS = 8192
const MOST_PLAIN = 300

/** Writes a text anew: without markup that the editor does not make, and without a link that was not in it. */
export async function rewriteText(
  by: Actor,
  input: RewriteText,
  now: Instant,
): Promise<z.output<typeof RewrittenText>> {
  await enforceRateLimit('rewrite', by, now)
  await enforceRateLimit('rewrite-a-day', by, now)
  const prompt = rewritePrompt(input, randomBytes(9).toString('base64url'))
  const request = { ...prompt, answer: ModelText, maxOutputTokens: MOST_TOKENS }
  let answer = ''
  for await (const piece of askModel(config(), request)) answer += piece
  const written = textIn(answer)
  const text =
    input.kind === 'rich'
      ? cleanForeignText(written, input.text)
      : cutText(withoutNewAddresses(plainText(written).replaceAll(/\s+/g, ' '), input.text), MOST_PLAIN)
  if (text === '') throw refuseDown()
  return { text }
}

/** The text of an answer; one that is not what was asked for has none. */
function textIn(json: string): string {
  try {
    return ModelText.parse(JSON.parse(json)).text
  } catch {
    throw refuseDown()
  }
}
