/** Several facts on one line; where it breaks, no line begins with the dot between them. */
export function factLine(facts: readonly unknown[]): string {
  return facts.filter(Boolean).join('\u00a0· ')
}
