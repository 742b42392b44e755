import { MAX_QUESTION } from 'functions/contract/questions/question'
import type { Terms } from 'functions/contract/questions/question'
import { Checkbox } from '../../ui/fields/checkbox'
import { TextField } from '../../ui/fields/text-field'
import { questionWording as words } from './wording'

export interface TermsChoiceProps {
  terms: Terms | null
  /** By field of the terms. */
  errors: Readonly<Record<string, string>>
  idOf: (field: string) => string
  onChange: (terms: Terms | null) => void
}

/** Whether buyers agree to something, and where they can read it. */
export function TermsChoice({ terms, errors, idOf, onChange }: TermsChoiceProps) {
  return (
    <>
      <Checkbox
        label={words.hasTerms}
        help={words.hasTermsHelp}
        checked={terms !== null}
        onChange={(has) => onChange(has ? { text: '', url: null } : null)}
      />
      {terms && (
        <>
          <TextField
            id={idOf('text')}
            label={words.terms}
            placeholder={words.termsHint}
            value={terms.text}
            maxLength={MAX_QUESTION}
            autoComplete="off"
            error={errors['text']}
            onChange={(text) => onChange({ ...terms, text })}
          />
          <TextField
            id={idOf('url')}
            label={words.termsUrl}
            optional
            type="url"
            inputMode="url"
            placeholder={words.termsUrlHint}
            value={terms.url ?? ''}
            autoComplete="off"
            error={errors['url']}
            onChange={(url) => onChange({ ...terms, url: url.trim() === '' ? null : url.trim() })}
          />
        </>
      )}
    </>
  )
}
