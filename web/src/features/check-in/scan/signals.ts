import type { Verdict } from './decide-scan'

export type Tone = 'good' | 'warn' | 'bad'

/** Which of three things a verdict is, for colour, sound and vibration alike. */
export function toneOf({ kind }: Verdict): Tone {
  return kind === 'admitted' ? 'good' : kind === 'already' ? 'warn' : 'bad'
}

/** Notes in hertz and seconds: up for welcome, twice the same for a second time, down for no. */
const NOTES: Record<Tone, readonly (readonly [hertz: number, seconds: number])[]> = {
  good: [
    [660, 0.08],
    [990, 0.14],
  ],
  warn: [
    [520, 0.12],
    [0, 0.06],
    [520, 0.12],
  ],
  bad: [
    [300, 0.16],
    [180, 0.32],
  ],
}
const VIBRATIONS: Record<Tone, number[]> = { good: [80], warn: [80, 60, 80], bad: [300, 80, 300] }

let context: AudioContext | undefined

/** Browsers let a page sound after a touch only: called by the first one. */
export function allowSound(): void {
  context ??= new AudioContext()
  void context.resume()
}

function play(tone: Tone): void {
  if (context?.state !== 'running') return
  let at = context.currentTime
  for (const [hertz, seconds] of NOTES[tone]) {
    if (hertz > 0) {
      const [oscillator, volume] = [context.createOscillator(), context.createGain()]
      oscillator.frequency.value = hertz
      volume.gain.value = 0.25
      oscillator.connect(volume).connect(context.destination)
      oscillator.start(at)
      oscillator.stop(at + seconds)
    }
    at += seconds
  }
}

/** Lets a verdict be heard and felt. */
export function signal(verdict: Verdict, hasSound: boolean): void {
  const tone = toneOf(verdict)
  if (hasSound) play(tone)
  if ('vibrate' in navigator) navigator.vibrate(VIBRATIONS[tone])
}
