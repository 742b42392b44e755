import type { ReactElement, ReactNode } from 'react'

export interface HelpAnswer {
  /** What the answer is called in an address. */
  id: string
  question: string
  answer: ReactNode
}

export interface HelpGroup {
  id: string
  title: string
  answers: readonly HelpAnswer[]
}

/** The words of what is rendered from plain elements. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map((it: ReactNode) => textOf(it)).join(' ')
  if (typeof node !== 'object' || node === null || !('props' in node)) return ''
  return textOf((node as ReactElement<{ children?: ReactNode }>).props.children)
}

const wordsOf = (text: string) => text.toLowerCase().replaceAll('’', "'").split(/\s+/).filter(Boolean)

/** The groups with the answers that hold every word of a search, in any order, and without those that then have none. */
export function searchHelp(groups: readonly HelpGroup[], search: string): readonly HelpGroup[] {
  const words = wordsOf(search)
  if (words.length === 0) return groups
  return groups.flatMap((group) => {
    const answers = group.answers.filter(({ question, answer }) => {
      const text = wordsOf(`${group.title} ${question} ${textOf(answer)}`).join(' ')
      return words.every((word) => text.includes(word))
    })
    return answers.length === 0 ? [] : [{ ...group, answers }]
  })
}
