import { useEffect, useEffectEvent } from 'react'
import { Questions, questionFieldId } from './questions'
import type { QuestionsProps } from './questions'

/**
 * Questions whose code comes a moment after the form around them. What was missed by sending the form before is brought into
 * sight when they are there, unless another field is wrong before them.
 */
export function LateQuestions(props: QuestionsProps) {
  const showMissed = useEffectEvent(() => {
    const [path] = Object.keys(props.errors)
    const isElsewhere = document.activeElement?.getAttribute('aria-invalid') === 'true'
    if (path !== undefined && !isElsewhere) document.getElementById(questionFieldId(path))?.focus()
  })
  useEffect(() => showMissed(), [])
  return <Questions {...props} />
}
