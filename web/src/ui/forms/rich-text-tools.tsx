import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Bold, Heading2, Italic, Link2, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../button'
import styles from './rich-text-editor.module.css'
import { TextField } from '../fields/text-field'

interface Tool {
  label: string
  icon: ReactNode
  isOn: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    icon: <Bold />,
    isOn: (it) => it.isActive('bold'),
    run: (it) => it.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: <Italic />,
    isOn: (it) => it.isActive('italic'),
    run: (it) => it.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    icon: <Heading2 />,
    isOn: (it) => it.isActive('heading'),
    run: (it) => it.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'List',
    icon: <List />,
    isOn: (it) => it.isActive('bulletList'),
    run: (it) => it.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: <ListOrdered />,
    isOn: (it) => it.isActive('orderedList'),
    run: (it) => it.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: <Quote />,
    isOn: (it) => it.isActive('blockquote'),
    run: (it) => it.chain().focus().toggleBlockquote().run(),
  },
]

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''))
  function apply() {
    const at = editor.chain().focus().extendMarkRange('link')
    const url = href.trim()
    if (url === '') at.unsetLink().run()
    else at.setLink({ href: /^(https?:|mailto:)/i.test(url) ? url : `https://${url}` }).run()
    onDone()
  }
  return (
    <div className={styles.link}>
      <TextField
        label="Address of the link"
        hideLabel
        placeholder="https://"
        inputMode="url"
        value={href}
        onChange={setHref}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button variant="secondary" size="small" onClick={apply}>
        {href.trim() === '' ? 'Remove link' : 'Set link'}
      </Button>
    </div>
  )
}

/** The buttons above the editor; each says whether it applies at the cursor. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      tools: TOOLS.map((tool) => tool.isOn(it)),
      link: it.isActive('link'),
      undo: it.can().undo(),
      redo: it.can().redo(),
    }),
  })
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label="Formatting">
        {TOOLS.map((tool, index) => (
          <IconButton
            key={tool.label}
            className={styles.tool}
            label={tool.label}
            icon={tool.icon}
            aria-pressed={on.tools[index] ?? false}
            onClick={() => tool.run(editor)}
          />
        ))}
        <IconButton
          className={styles.tool}
          label="Link"
          icon={<Link2 />}
          aria-pressed={on.link}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        />
        <IconButton
          className={styles.tool}
          label="Undo"
          icon={<Undo2 />}
          disabled={!on.undo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          className={styles.tool}
          label="Redo"
          icon={<Redo2 />}
          disabled={!on.redo}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}
