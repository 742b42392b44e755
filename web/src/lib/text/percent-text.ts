/** Hundredths of a per cent as people write them: 825 is "8.25". */
export function percentText(basisPoints: number): string {
  return String(basisPoints / 100)
}

/** What somebody typed as a percentage ("8.25", "8,25"), in hundredths of a per cent; undefined when it is none. */
export function parsePercent(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
