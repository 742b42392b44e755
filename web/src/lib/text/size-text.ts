const UNITS = ['byte', 'kilobyte', 'megabyte'] as const

/** A file's size as people read it: "640 kB", "3.4 MB". */
export function sizeText(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const value = bytes / 1000 ** step
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 2 && value < 10 ? 1 : 0,
  }).format(value)
}
