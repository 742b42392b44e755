const MOST_SIDE = 1600
/** Some cameras begin with black. */
const AT_SECONDS = 0.5
const TIMEOUT_MS = 8_000

function untilEvent(target: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${name} in time.`)), TIMEOUT_MS)
    const settle = (end: () => void) => () => {
      clearTimeout(timer)
      end()
    }
    target.addEventListener(name, settle(resolve), { once: true })
    target.addEventListener(
      'error',
      settle(() => reject(new Error('This browser cannot play the video.'))),
      {
        once: true,
      },
    )
  })
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, MOST_SIDE / Math.max(videoWidth, videoHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
}

/** A frame near the beginning of a video as a picture; undefined where this browser cannot play it. */
export async function drawPoster(file: File): Promise<File | undefined> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
    await untilEvent(video, 'loadeddata')
    if (video.duration > AT_SECONDS) {
      const seeked = untilEvent(video, 'seeked')
      video.currentTime = AT_SECONDS
      await seeked
    }
    const frame = await drawFrame(video)
    return frame ? new File([frame], `${file.name}.jpg`, { type: 'image/jpeg' }) : undefined
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}
