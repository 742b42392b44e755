import { Flashlight, FlashlightOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Banner } from '../../../ui/states/banner'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/fields/select'
import { TextField } from '../../../ui/fields/text-field'
import styles from '../door.module.css'
import { useCamera } from './use-camera'
import { doorWording } from '../wording'

const words = doorWording.camera

/** The live view, its lamp and the choice among several cameras. */
function Camera({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video, onCode)
  const { state, cameras } = camera
  if (state === 'denied' || state === 'none') return <Banner tone="info">{words[state]}</Banner>
  return (
    <div className={styles.camera}>
      <video ref={video} className={styles.video} autoPlay muted playsInline aria-label={words.view} />
      <div className={styles.frame} aria-hidden="true" />
      {state === 'starting' && <p className={styles.starting}>{words.starting}</p>}
      <div className={styles.lens}>
        {camera.hasTorch && (
          <Button
            variant="secondary"
            size="small"
            aria-pressed={camera.torch}
            icon={camera.torch ? <FlashlightOff aria-hidden="true" /> : <Flashlight aria-hidden="true" />}
            onClick={() => void camera.switchTorch()}
          >
            {camera.torch ? words.torchOff : words.torchOn}
          </Button>
        )}
        {cameras.length > 1 && (
          <Select
            label={words.choose}
            hideLabel
            value={camera.cameraId ?? cameras[0]?.deviceId ?? ''}
            onChange={camera.chooseCamera}
            options={cameras.map((it, n) => ({ value: it.deviceId, label: it.label || words.nth(n + 1) }))}
          />
        )}
      </div>
    </div>
  )
}

/** A field for codes that are typed, by hand or by a scanner that is a keyboard. */
function CodeEntry({ onCode }: { onCode: (text: string) => void }) {
  const [code, setCode] = useState('')
  // Ready for a scanner from the start; the keyboard on the screen comes when somebody touches the field.
  const [isTyped, setIsTyped] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() !== '') onCode(code.trim())
    setCode('')
    field.current?.focus({ preventScroll: true })
  }
  return (
    <form className={styles.code} onSubmit={submit}>
      <TextField
        ref={field}
        label={doorWording.code.label}
        help={doorWording.code.help}
        value={code}
        onChange={setCode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={isTyped ? 'text' : 'none'}
        onPointerDown={() => setIsTyped(true)}
        enterKeyHint="go"
      />
      <Button type="submit" variant="secondary">
        {doorWording.code.check}
      </Button>
    </form>
  )
}

/** The same code in front of the camera is one scan for so long. */
const SAME_MS = 3_000

/** Reads codes from the camera and from the keyboard. */
export function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const seen = useRef({ text: '', at: 0 })
  function onSeen(text: string) {
    const now = Date.now()
    const isSame = text === seen.current.text && now - seen.current.at < SAME_MS
    // Held in front of the camera it stays the same scan.
    seen.current = { text, at: now }
    if (!isSame) onCode(text)
  }
  return (
    <div className={styles.scanner}>
      <Camera onCode={onSeen} />
      <CodeEntry onCode={onCode} />
    </div>
  )
}
