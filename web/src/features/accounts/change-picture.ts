import { MAX_PICTURE_BYTES, PICTURE_TYPES } from 'functions/contract/uploads/upload'
import { useEffect, useRef, useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { uploadErrorOf, uploadPicture } from '../../data/uploads'
import type { UploadErrorCode } from '../../data/uploads'
import { cropPicture } from './crop-picture'
import type { Part } from './crop-picture'
import { useUpdateProfile } from './update-profile'
import { accountWording } from './wording'

const { picture: words } = accountWording

/** Where a new picture is on its way. */
export type PictureStep =
  | { readonly name: 'idle' }
  | { readonly name: 'crop'; readonly file: File; readonly src: string }
  /** Up to 100; undefined while the server looks at it. */
  | { readonly name: 'sending'; readonly percent: number | undefined }
  | { readonly name: 'failed'; readonly message: string }

/** Why a file cannot be anybody's picture, or undefined. */
function refusalOf(file: File): string | undefined {
  if (!(PICTURE_TYPES as readonly string[]).includes(file.type)) return words.wrongType
  return file.size > MAX_PICTURE_BYTES ? words.tooLarge : undefined
}

/**
 * Changes the person's picture: a file, the part of it, its way to the server, and their profile.
 * @param errors what the storage service's errors mean
 */
export function useChangePicture(errors: Record<UploadErrorCode, string>, onDone: (text: string) => void) {
  const [step, setStep] = useState<PictureStep>({ name: 'idle' })
  const update = useUpdateProfile()
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  useEffect(() => (step.name === 'crop' ? () => URL.revokeObjectURL(step.src) : undefined), [step])

  function fail(error: unknown) {
    const { code, reason } = uploadErrorOf(error)
    setStep(code === 'canceled' ? { name: 'idle' } : { name: 'failed', message: reason ?? errors[code] })
  }

  async function send(file: File, part: Part) {
    const { signal } = (abort.current = new AbortController())
    setStep({ name: 'sending', percent: 0 })
    try {
      const picture = await uploadPicture(await cropPicture(file, part), {
        signal,
        onProgress: ({ sentBytes, totalBytes }) => {
          const percent = totalBytes === 0 ? 0 : Math.round((100 * sentBytes) / totalBytes)
          setStep({ name: 'sending', percent: percent < 100 ? percent : undefined })
        },
      })
      await write(picture)
    } catch (error) {
      fail(error)
    }
  }

  async function write(picture: string | null) {
    try {
      await update.mutateAsync({ picture })
      setStep({ name: 'idle' })
      onDone(picture === null ? words.removed : words.done)
    } catch (error) {
      setStep({ name: 'failed', message: asProblem(error).detail })
    }
  }

  return {
    step,
    isRemoving: update.isPending && update.variables.picture === null,
    choose: (file: File) => {
      const message = refusalOf(file)
      if (message === undefined) setStep({ name: 'crop', file, src: URL.createObjectURL(file) })
      else setStep({ name: 'failed', message })
    },
    use: (part: Part) => {
      if (step.name === 'crop') void send(step.file, part)
    },
    remove: () => void write(null),
    cancel: () => {
      abort.current?.abort()
      setStep({ name: 'idle' })
    },
    refuse: () => setStep({ name: 'failed', message: words.unreadable }),
  }
}
