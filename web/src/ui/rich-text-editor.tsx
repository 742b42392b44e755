import { Suspense, lazy } from 'react'
import type { RichTextEditorProps } from './rich-text-editor-view'
import { Skeleton } from './skeleton'

const RichTextEditorView = lazy(async () => {
  const { RichTextEditorView: view } = await import('./rich-text-editor-view')
  return { default: view }
})

/** A field for formatted text; the editor itself is loaded when one is shown. `onChange` gives HTML, empty for none. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <RichTextEditorView {...props} />
    </Suspense>
  )
}
