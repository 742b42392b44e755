import { expect, it } from 'vitest'
import { refusalOfVideo } from './video-rules'
import type { VideoFacts } from './video-rules'

const fine: VideoFacts = {
  container: 'mp4',
  seconds: 12,
  width: 1920,
  height: 1080,
  videoCodec: 'avc',
  hasAudio: true,
  audioCodec: 'aac',
  packets: 900,
}

it.each<[string, Partial<VideoFacts>]>([
  ['of a camera', {}],
  ['that stands', { width: 1080, height: 1920 }],
  ['without sound', { hasAudio: false, audioCodec: null }],
  ['of three minutes and a moment', { seconds: 180.9 }],
  ['in 4K', { width: 4096, height: 2160 }],
  ['recorded by a browser', { container: 'webm', videoCodec: 'vp9', audioCodec: 'opus' }],
])('takes a video %s', (_, over) => {
  expect(refusalOfVideo({ ...fine, ...over })).toBeUndefined()
})

it.each<[string, Partial<VideoFacts>, RegExp]>([
  ['of more than three minutes', { seconds: 181.1 }, /longer than 3 minutes/],
  ['without length', { seconds: 0 }, /no length/],
  ['whose length nobody knows', { seconds: Number.NaN }, /no length/],
  ['larger than 4K', { width: 7680, height: 4320 }, /larger than 4K/],
  ['of a few pixels', { width: 8, height: 8 }, /too small/],
  ['in HEVC, as some phones record', { videoCodec: 'hevc' }, /H\.264/],
  ['of a codec that nobody knows', { videoCodec: null }, /MP4 with H\.264/],
  ['with a studio’s sound', { audioCodec: 'pcm-s16' }, /AAC/],
  ['with a sound that nobody knows', { audioCodec: null }, /AAC/],
  ['of a million frames', { packets: 1_000_000 }, /frames a second/],
])('refuses a video %s, and says why', (_, over, reason) => {
  expect(refusalOfVideo({ ...fine, ...over })).toMatch(reason)
  expect(refusalOfVideo(fine)).toBeUndefined()
})
