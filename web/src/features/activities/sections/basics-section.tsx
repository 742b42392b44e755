import { useState } from 'react'
import type { ReactNode } from 'react'
import { RichTextEditor } from '../../../ui/forms/rich-text-editor'
import { TextArea, TextField } from '../../../ui/fields/text-field'
import { fieldId } from '../draft/field-errors'
import { RewriteTools } from './rewrite-tools'
import type { SectionProps } from './section-props'
import { helpWithMark } from './guess-mark'
import { FormSection } from './section'
import { activityWording } from '../wording'

const words = activityWording.basics

/** Title, pictures and what it is about. `cover` is the uploads' field, which belongs to another feature. */
export function BasicsSection({ draft, errors, onFields, cover }: SectionProps & { cover: ReactNode }) {
  // The editor owns its text: another text is another editor.
  const [edition, setEdition] = useState(0)
  return (
    <FormSection heading={words.heading}>
      <TextField
        id={fieldId('title')}
        label={words.title}
        help={helpWithMark(draft.marks?.title)}
        placeholder={words.titleHint}
        value={draft.title}
        maxLength={120}
        required
        autoComplete="off"
        error={errors['title']}
        onChange={(title) => onFields({ title })}
      />
      {cover}
      <TextArea
        id={fieldId('description')}
        label={words.description}
        help={helpWithMark(draft.marks?.description, words.descriptionHelp)}
        optional
        rows={2}
        maxLength={300}
        value={draft.description}
        error={errors['description']}
        onChange={(description) => onFields({ description })}
      />
      <RewriteTools
        kind="description"
        text={draft.description}
        onText={(description) => onFields({ description })}
      />
      <RichTextEditor
        key={edition}
        label={words.rich}
        help={helpWithMark(draft.marks?.richDescription)}
        optional
        placeholder={words.richHint}
        value={draft.richDescription}
        error={errors['richDescription']}
        onChange={(richDescription) => onFields({ richDescription })}
      />
      <RewriteTools
        kind="rich"
        text={draft.richDescription}
        onText={(richDescription) => {
          onFields({ richDescription })
          setEdition((before) => before + 1)
        }}
      />
    </FormSection>
  )
}
