import { useState } from 'react'
import Cropper from 'react-easy-crop'
import type { Area, Point } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '../../ui/button'
import styles from './picture-crop.module.css'
import type { Part } from './crop-picture'
import { accountWording } from './wording'

const { picture: words } = accountWording

export interface PictureCropProps {
  /** Where the browser has the picture. */
  src: string
  onUse: (part: Part) => void
  onCancel: () => void
  onUnreadable: () => void
}

/** How a part of the picture fills a circle: the library gives the part in hundredths of the picture. */
function fill(area: Area) {
  return {
    width: `${10_000 / area.width}%`,
    height: `${10_000 / area.height}%`,
    insetInlineStart: `${(-100 * area.x) / area.width}%`,
    top: `${(-100 * area.y) / area.height}%`,
  }
}

function Preview({ src, area }: { src: string; area: Area | undefined }) {
  if (!area) return null
  return (
    <div className={styles.previews}>
      <span className={styles.caption}>{words.preview}</span>
      {[styles.large, styles.small].map((size) => (
        <span key={size} className={`${styles.preview} ${size}`} dir="ltr">
          <img src={src} alt="" style={fill(area)} />
        </span>
      ))}
    </div>
  )
}

/** Chooses the square of a picture that is shown, in a circle: by dragging, pinching, wheel or keys. */
export function PictureCrop({ src, onUse, onCancel, onUnreadable }: PictureCropProps) {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [chosen, setChosen] = useState<{ area: Area; part: Part }>()
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(area, part) => setChosen({ area, part })}
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': words.crop, 'aria-describedby': 'crop-help' }}
        />
      </div>
      <p className={styles.help} id="crop-help">
        {words.cropHelp}
      </p>
      <label className={styles.zoom}>
        <span>{words.zoom}</span>
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
        />
      </label>
      <Preview src={src} area={chosen?.area} />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button disabled={!chosen} onClick={() => chosen && onUse(chosen.part)}>
          {words.use}
        </Button>
      </div>
    </>
  )
}
