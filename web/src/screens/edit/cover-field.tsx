import { DEFAULT_IMAGE } from 'functions/contract/activity'
import { OurCovers } from '../../features/activity/cover-choice'
import type { SectionProps } from '../../features/activity/section-props'
import { activityWording } from '../../features/activity/wording'
import { PictureUpload } from '../../features/upload/picture-upload'
import { fieldId } from '../../features/activity/draft/field-errors'
import styles from './editor.module.css'

const words = activityWording.basics

/** The cover: uploaded with its progress, or one of ours in one tap. It is the featured picture and the thumbnail. */
export function CoverField({ draft, errors, onFields }: SectionProps) {
  const featured = draft.media.find((item) => item.isFeatured)
  const picture = { url: draft.thumbnail, altText: featured?.altText ?? '' }

  function choose(url: string, altText: string) {
    const others = draft.media.filter((item) => !item.isFeatured)
    onFields({ thumbnail: url, media: [{ type: 'image', url, altText, isFeatured: true }, ...others] })
  }
  return (
    <div className={styles.cover} id={fieldId('thumbnail')} tabIndex={-1}>
      <div className={styles.picture}>
        <PictureUpload
          label={words.cover}
          picture={picture}
          onChange={(next) => choose(next?.url ?? DEFAULT_IMAGE, next?.altText ?? '')}
        />
      </div>
      <div className={styles.ours}>
        <p className={styles.help}>{words.coverHelp}</p>
        <OurCovers chosen={draft.thumbnail} onChoose={choose} />
      </div>
      {(errors['thumbnail'] ?? errors['media']) !== undefined && (
        <p className={styles.error}>{errors['thumbnail'] ?? errors['media']}</p>
      )}
    </div>
  )
}
