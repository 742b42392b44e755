import { DraftTone, MAX_NEAR } from 'functions/contract/drafts/ai-draft'
import { z } from 'zod'
import type { DraftingStyle } from '../../features/activities/draft/sources/use-drafting'
import { usePersistentState } from '../../lib/state/use-persistent-state'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { TextField } from '../../ui/fields/text-field'
import styles from './create.module.css'
import { createWording } from './wording'

const words = createWording.describe.style

const Style = z.object({ tone: DraftTone, near: z.string().max(MAX_NEAR) }) satisfies z.ZodType<DraftingStyle>
const USUAL: DraftingStyle = { tone: 'plain', near: '' }
const TONES = DraftTone.options.map((value) => ({ value, label: words.tones[value] }))

/** How this person had their last draft made, for the next one. */
export function useDraftingStyle(uid: string) {
  return usePersistentState<DraftingStyle>('device', `turnout.drafting.${uid}`, Style, USUAL)
}

interface DescribeStyleProps {
  style: DraftingStyle
  onChange: (style: DraftingStyle) => void
}

/** How the draft should sound, and where its maker usually plans. */
export function DescribeStyle({ style, onChange }: DescribeStyleProps) {
  return (
    <div className={styles.style}>
      <SegmentedControl
        label={words.tone}
        options={TONES}
        value={style.tone}
        onChange={(tone) => onChange({ ...style, tone })}
      />
      <TextField
        label={words.near}
        help={words.nearHelp}
        placeholder={words.nearHint}
        optional
        maxLength={MAX_NEAR}
        autoComplete="address-level2"
        value={style.near}
        onChange={(near) => onChange({ ...style, near })}
      />
    </div>
  )
}
