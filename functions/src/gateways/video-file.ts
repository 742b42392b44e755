import type { EncodedPacket, Input, InputAudioTrack, InputVideoTrack } from 'mediabunny'
import type { PlayableAudio, PlayableVideo, VideoFacts } from '../domain/uploads/video-rules'

/** More would keep the program busy for everybody else: three minutes at 120 frames and 94 sounds a second, and room. */
const MOST_PACKETS = 60_000

/** A video as its own bytes describe it, still open; `close` gives its memory back. */
export interface OpenVideo {
  readonly facts: VideoFacts
  /**
   * The same pictures and sounds in a new file that begins to play before all of it is there, and nothing else of the old
   * one; undefined when that cannot be read to its end.
   */
  readonly remake: () => Promise<Uint8Array<ArrayBuffer> | undefined>
  readonly close: () => void
}

interface Tracks {
  readonly video: InputVideoTrack
  readonly audio: InputAudioTrack | null
}

async function factsOf(input: Input, { video, audio }: Tracks): Promise<VideoFacts> {
  const [format, seconds] = [await input.getFormat(), await input.computeDuration()]
  const [videoCodec, audioCodec] = [await video.getCodec(), audio && (await audio.getCodec())]
  return {
    container: format.name === 'WebM' ? 'webm' : 'mp4',
    seconds: seconds - Math.max(0, await input.getFirstTimestamp()),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    videoCodec,
    audioCodec,
    hasAudio: audio !== null,
    packets: await countPackets([video, ...(audio ? [audio] : [])]),
  }
}

async function countPackets(tracks: readonly (InputVideoTrack | InputAudioTrack)[]): Promise<number> {
  const { EncodedPacketSink } = await import('mediabunny')
  let count = 0
  for (const track of tracks) {
    const packets = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })
    for await (const _ of packets) if (++count > MOST_PACKETS) return count
  }
  return count
}

/** Opens a file by what it is, whatever its name says; undefined when it is no MP4, MOV or WebM with a picture in it. */
export async function openVideo(bytes: Buffer): Promise<OpenVideo | undefined> {
  const { BufferSource, Input, MP4, QTFF, WEBM } = await import('mediabunny')
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BufferSource(bytes) })
  const close = () => input.dispose()
  try {
    const video = await input.getPrimaryVideoTrack()
    if (!video) return undefined
    const tracks = { video, audio: await input.getPrimaryAudioTrack() }
    const facts = await factsOf(input, tracks)
    return { facts, remake: () => remake(input, facts, tracks).catch(() => undefined), close }
  } catch {
    // The parser of a broken or hostile file may fail in any way; the person is told that it cannot be read.
    close()
    return undefined
  }
}

async function openOutput(isWebm: boolean) {
  const { BufferTarget, Mp4OutputFormat, Output, WebMOutputFormat } = await import('mediabunny')
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  return new Output({ format, target: new BufferTarget() })
}

async function remake(
  input: Input,
  facts: VideoFacts,
  { video, audio }: Tracks,
): Promise<Uint8Array<ArrayBuffer>> {
  const { EncodedAudioPacketSource, EncodedVideoPacketSource } = await import('mediabunny')
  const isWebm = facts.container === 'webm'
  const output = await openOutput(isWebm)
  const pictures = new EncodedVideoPacketSource(facts.videoCodec as PlayableVideo)
  const sounds = audio && new EncodedAudioPacketSource(facts.audioCodec as PlayableAudio)
  output.addVideoTrack(pictures, { rotation: await video.getRotation() })
  if (sounds) output.addAudioTrack(sounds)
  await output.start()
  // MP4 can say that a sound begins before the picture; WebM has no time before zero.
  const first = await input.getFirstTimestamp()
  const shift = isWebm ? first : Math.max(0, first)
  const videoConfig = await video.getDecoderConfig()
  const audioConfig = audio && (await audio.getDecoderConfig())
  await Promise.all([
    copyPackets(video, shift, (packet) => pictures.add(packet, { decoderConfig: videoConfig ?? undefined })),
    audio &&
      copyPackets(audio, shift, (packet) => sounds?.add(packet, { decoderConfig: audioConfig ?? undefined })),
  ])
  await output.finalize()
  if (!output.target.buffer) throw new Error('A video was written without bytes.')
  return new Uint8Array(output.target.buffer)
}

async function copyPackets(
  track: InputVideoTrack | InputAudioTrack,
  shift: number,
  add: (packet: EncodedPacket) => Promise<void> | undefined,
): Promise<void> {
  const { EncodedPacketSink } = await import('mediabunny')
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await add(packet.clone({ timestamp: packet.timestamp - shift }))
  }
}
