import { useState } from 'react'
import type { DragEvent } from 'react'
import { createWording } from './wording'

const MOST_BYTES = 200_000

const isText = (file: File) => file.type.startsWith('text/') || /\.(?:txt|md)$/i.test(file.name)

/** Takes the words of a text file that is dropped; dropped words are the text field's own business. */
export function useDroppedText(onText: (text: string) => void) {
  const [isOver, setIsOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function take(file: File | undefined) {
    const isFine = file !== undefined && isText(file) && file.size <= MOST_BYTES
    setRefusal(isFine ? undefined : createWording.describe.notText)
    if (isFine) onText((await file.text()).trim())
  }
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      void take(event.dataTransfer.files[0])
    },
  }
  return { isOver, refusal, place }
}
