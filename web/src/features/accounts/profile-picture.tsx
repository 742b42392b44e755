import { PICTURE_TYPES } from 'functions/contract/uploads/upload'
import type { Profile } from 'functions/contract/accounts/user'
import { ImagePlus, Trash2 } from 'lucide-react'
import { Suspense, useRef } from 'react'
import type { UploadErrorCode } from '../../data/uploads'
import { lazyPart } from '../../ui/states/lazy-part'
import { Avatar } from '../../ui/avatar'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { ProgressBar } from '../../ui/states/progress-bar'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { useToast } from '../../ui/dialogs/toast'
import styles from './account.module.css'
import { useChangePicture } from './change-picture'
import type { PictureStep } from './change-picture'
import { accountWording } from './wording'

const { picture: words } = accountWording

const PictureCrop = lazyPart(async () => (await import('./picture-crop')).PictureCrop)

type Change = ReturnType<typeof useChangePicture>

function CropDialog({ step, change }: { step: PictureStep; change: Change }) {
  return (
    <Dialog
      open={step.name === 'crop'}
      title={words.crop}
      closeOnOutsideClick={false}
      onClose={change.cancel}
    >
      <Suspense
        fallback={
          <Loading label={words.checking}>
            <Skeleton shape="card" />
          </Loading>
        }
      >
        {step.name === 'crop' && (
          <PictureCrop
            src={step.src}
            onUse={change.use}
            onCancel={change.cancel}
            onUnreadable={change.refuse}
          />
        )}
      </Suspense>
    </Dialog>
  )
}

function Buttons({ hasPicture, change }: { hasPicture: boolean; change: Change }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.buttons}>
      <input
        ref={input}
        hidden
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={words.label}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after an error.
          event.target.value = ''
          if (file) change.choose(file)
        }}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<ImagePlus aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {hasPicture ? words.change : words.choose}
      </Button>
      {hasPicture && (
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          busy={change.isRemoving}
          onClick={change.remove}
        >
          {words.remove}
        </Button>
      )}
    </div>
  )
}

/** The person's picture, and the ways to change it. */
export function ProfilePicture({
  profile,
  errors,
}: {
  profile: Profile
  errors: Record<UploadErrorCode, string>
}) {
  const toast = useToast()
  const change = useChangePicture(errors, (text) => toast.show({ tone: 'good', text }))
  const { step } = change
  return (
    <div className={styles.picture}>
      <Avatar name={profile.displayName} photoUrl={profile.photoURL} size="large" />
      <div className={styles.pictureSide}>
        {step.name === 'sending' ? (
          <>
            <ProgressBar
              label={step.percent === undefined ? words.checking : words.sending}
              value={step.percent}
            />
            <Button variant="quiet" size="small" onClick={change.cancel}>
              {words.cancel}
            </Button>
          </>
        ) : (
          <Buttons hasPicture={profile.photoURL !== null} change={change} />
        )}
        <p className={styles.hint}>{words.limits}</p>
      </div>
      {step.name === 'failed' && (
        <div className={styles.whole}>
          <Banner tone="error">{step.message}</Banner>
        </div>
      )}
      <CropDialog step={step} change={change} />
    </div>
  )
}
