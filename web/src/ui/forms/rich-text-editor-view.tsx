import { Placeholder } from '@tiptap/extensions/placeholder'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId } from 'react'
import { classNames } from '../../lib/class-names'
import { FieldNotes, describedBy } from '../fields/field'
import type { FieldProps } from '../fields/field'
import fieldStyles from '../fields/field.module.css'
import { proseClass } from '../rich-text'
import styles from './rich-text-editor.module.css'
import { RichTextTools } from './rich-text-tools'

export interface RichTextEditorProps extends FieldProps {
  /** HTML. Read once: the editor owns the text from then on. */
  value: string
  onChange: (html: string) => void
  placeholder?: string | undefined
}

/** The editor behind RichTextEditor. */
export function RichTextEditorView(props: RichTextEditorProps) {
  const id = useId()
  const editor = useEditor({
    injectCSS: false,
    content: props.value,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, defaultProtocol: 'https', protocols: ['https', 'http', 'mailto'] },
      }),
      Placeholder.configure({ placeholder: props.placeholder ?? '' }),
    ],
    editorProps: {
      attributes: {
        class: proseClass(styles.area),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describedBy(id, props) && { 'aria-describedby': describedBy(id, props)! }),
      },
    },
    onUpdate: ({ editor: it }) => props.onChange(it.isEmpty ? '' : it.getHTML()),
  })
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        {props.label}
        {props.optional === true && <span className={fieldStyles.optional}>optional</span>}
      </span>
      <div className={classNames(styles.editor, props.error !== undefined && styles.invalid)}>
        <RichTextTools editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <FieldNotes id={id} help={props.help} error={props.error} />
    </div>
  )
}
