import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  MovOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import type { AudioCodec, VideoCodec } from 'mediabunny'

/** What a made video is like; it lasts two seconds and says where it was taken. */
export interface VideoOptions {
  container?: 'mp4' | 'mov' | 'webm'
  video?: VideoCodec
  audio?: AudioCodec | null
  seconds?: number
  width?: number
  height?: number
  rotation?: 0 | 90
}

/** A place, as phones write it into a video (ISO 6709). */
export const PLACE = '+38.7223-009.1393/'
export const CAMERA = 'Secret Camera Company'

const FRAMES_A_SECOND = 5
const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'))

/** Decoder configurations as cameras write them; no decoder ever sees the frames. */
const CONFIGS: Partial<Record<VideoCodec, { codec: string; description?: Uint8Array }>> = {
  avc: {
    codec: 'avc1.42c00a',
    description: hex('01 42c00a ff e1 0009 67 42 c0 0a 9a 74 20 c1 f8 01 0004 68 ce 3c 80'),
  },
  hevc: {
    codec: 'hvc1.1.6.L93.B0',
    description: hex('01 01 60000000 900000000000 5d f000 fc fd f8 f8 0000 0f 00'),
  },
  vp8: { codec: 'vp8' },
  vp9: { codec: 'vp09.00.10.08' },
}

const SOUNDS: Partial<Record<AudioCodec, { codec: string; description?: Uint8Array }>> = {
  aac: { codec: 'mp4a.40.2', description: hex('11 90') },
}

function formatOf(container: NonNullable<VideoOptions['container']>) {
  if (container === 'webm') return new WebMOutputFormat()
  // The index comes last, as phones write it.
  const options = { fastStart: false, metadataFormat: 'udta' } as const
  return container === 'mov' ? new MovOutputFormat(options) : new Mp4OutputFormat(options)
}

async function fill(
  add: (packet: EncodedPacket, isFirst: boolean) => Promise<void>,
  data: Uint8Array,
  seconds: number,
) {
  for (let n = 0; n < seconds * FRAMES_A_SECOND; n++) {
    const packet = new EncodedPacket(
      data,
      n === 0 ? 'key' : 'delta',
      n / FRAMES_A_SECOND,
      1 / FRAMES_A_SECOND,
    )
    await add(packet, n === 0)
  }
}

/** A real file with made-up frames: containers, tracks, times and metadata are as a camera's. */
export async function makeVideo(options: VideoOptions = {}): Promise<Buffer> {
  const { container = 'mp4', seconds = 2, width = 64, height = 48, rotation = 0 } = options
  const codec = options.video ?? (container === 'webm' ? 'vp9' : 'avc')
  const audio = options.audio === undefined ? (container === 'webm' ? 'opus' : 'aac') : options.audio
  const output = new Output({ format: formatOf(container), target: new BufferTarget() })
  const pictures = new EncodedVideoPacketSource(codec)
  const sounds = audio && new EncodedAudioPacketSource(audio)
  output.addVideoTrack(pictures, { rotation })
  if (sounds) output.addAudioTrack(sounds)
  output.setMetadataTags({ title: 'Home', comment: CAMERA, raw: { '©xyz': PLACE, '©mak': CAMERA } })
  await output.start()
  const decoderConfig = { codedWidth: width, codedHeight: height, codec: 'vp8', ...CONFIGS[codec] }
  const frame = hex('00000005 65 88 84 00 10')
  await fill(
    (packet, isFirst) => pictures.add(packet, isFirst ? { decoderConfig } : undefined),
    frame,
    seconds,
  )
  if (sounds) {
    const config = { sampleRate: 48_000, numberOfChannels: 2, codec: audio, ...SOUNDS[audio] }
    await fill(
      (packet, isFirst) =>
        sounds.add(packet.clone({ type: 'key' }), isFirst ? { decoderConfig: config } : undefined),
      hex('21 10 04 60 8c 1c'),
      seconds,
    )
  }
  await output.finalize()
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0))
}
