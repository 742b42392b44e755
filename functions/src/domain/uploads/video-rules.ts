import { MAX_VIDEO_SECONDS } from '../../../contract/uploads/upload'

/** What browsers of the last years play without help. */
const VIDEO_CODECS = ['avc', 'vp8', 'vp9', 'av1'] as const
const AUDIO_CODECS = ['aac', 'opus', 'vorbis', 'mp3'] as const
export type PlayableVideo = (typeof VIDEO_CODECS)[number]
export type PlayableAudio = (typeof AUDIO_CODECS)[number]

/** The longer side, in pixels: 4K, lying or standing. */
const MOST_SIDE = 4096
const LEAST_SIDE = 16
/** Cameras end a little after the limit that they are set to. */
const GRACE_SECONDS = 1
const MOST_PACKETS = 60_000

/** What a video's bytes say of it. Codecs by mediabunny's names; null for one that it does not know. */
export interface VideoFacts {
  readonly container: 'mp4' | 'webm'
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly videoCodec: string | null
  readonly hasAudio: boolean
  readonly audioCodec: string | null
  readonly packets: number
}

function refusalOfCodecs({ videoCodec, hasAudio, audioCodec }: VideoFacts): string | undefined {
  if (videoCodec === 'hevc') {
    return 'This video is H.265 (HEVC), which many browsers cannot play. Save it as H.264: on an iPhone, Settings > Camera > Formats > Most Compatible.'
  }
  if (!(VIDEO_CODECS as readonly (string | null)[]).includes(videoCodec)) {
    return 'Many browsers cannot play this kind of video. Save it as MP4 with H.264, or as WebM.'
  }
  if (hasAudio && !(AUDIO_CODECS as readonly (string | null)[]).includes(audioCodec)) {
    return 'Many browsers cannot play the sound of this video. Save it with AAC sound, or without sound.'
  }
  return undefined
}

/** Why a video cannot be taken, for its owner, or undefined. */
export function refusalOfVideo(facts: VideoFacts): string | undefined {
  const { seconds, width, height, packets } = facts
  const sides = [width, height]
  if (!(seconds > 0)) return 'This video has no length.'
  if (seconds > MAX_VIDEO_SECONDS + GRACE_SECONDS) {
    return `This video is longer than ${MAX_VIDEO_SECONDS / 60} minutes. Cut it and add it again.`
  }
  if (Math.max(...sides) > MOST_SIDE) return 'This video is larger than 4K. Save it smaller and add it again.'
  if (Math.min(...sides) < LEAST_SIDE) return 'This video is too small to be seen.'
  if (packets > MOST_PACKETS) return 'This video has too many frames a second. Save it with 60 or fewer.'
  return refusalOfCodecs(facts)
}
