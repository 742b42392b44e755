import { randomBytes } from 'node:crypto'
import { ModelDraft } from '../../../contract/drafts/ai-draft'
import type {
  DraftedField,
  DraftNote,
  GenerateActivity,
  GeneratedActivity,
} from '../../../contract/drafts/ai-draft'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { draftPrompt } from '../../domain/drafts/draft-prompt'
import { decideField } from '../../domain/drafts/drafted-field'
import { entryReader } from '../../domain/drafts/entries-in-json'
import { askModel, refuseDown } from '../../gateways/model'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** Also what the model thinks before it writes counts. */
const MOST_TOKENS = 8192

/** Who reads a draft while it is written. */
export interface DraftReader {
  readonly emit?: ((field: DraftedField) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Drafts an activity from somebody's words. Nothing is saved: what the model writes is parsed field by field, and each
 * field is emitted as soon as it is whole.
 * @throws Refusal when the model fails before its first field; after that, the draft is what came
 */
export async function generateActivity(
  by: Actor,
  input: GenerateActivity,
  now: Instant,
  { emit, signal }: DraftReader = {},
): Promise<GeneratedActivity> {
  await enforceRateLimit('generate', by, now)
  await enforceRateLimit('generate-a-day', by, now)
  const source = { words: input.description, timezone: input.timezone, now }
  const fields: DraftedField[] = []
  const notes = new Set<DraftNote>()
  const read = entryReader()
  const prompt = draftPrompt(input, now, randomBytes(9).toString('base64url'))
  const answer = askModel(config(), { ...prompt, answer: ModelDraft, maxOutputTokens: MOST_TOKENS, signal })
  let text = ''
  try {
    for await (const piece of answer) {
      text += piece
      for (const entry of read(piece)) {
        const drafted = decideField(entry, source, fields)
        if (drafted && 'note' in drafted) notes.add(drafted.note)
        if (!drafted || !('field' in drafted)) continue
        fields.push(drafted.field)
        emit?.(drafted.field)
      }
    }
  } catch (error) {
    if (fields.length === 0) throw error
    notes.add('cut-short')
  }
  if (fields.length === 0) throw refuseDown()
  if (!isWhole(text)) notes.add('cut-short')
  return { fields, notes: [...notes] }
}

function isWhole(text: string): boolean {
  try {
    return Boolean(JSON.parse(text))
  } catch {
    return false
  }
}
