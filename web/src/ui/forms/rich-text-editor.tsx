import { Suspense } from 'react'
import { lazyPart } from '../states/lazy-part'
import type { RichTextEditorProps } from './rich-text-editor-view'
import { Skeleton } from '../states/skeleton'

const RichTextEditorView = lazyPart(async () => (await import('./rich-text-editor-view')).RichTextEditorView)

/** A field for formatted text; the editor itself is loaded when one is shown. `onChange` gives HTML, empty for none. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <RichTextEditorView {...props} />
    </Suspense>
  )
}
