import { DEFAULT_IMAGE } from 'functions/contract/activities/activity'
import { pictureOf } from 'functions/contract/uploads/media'
import { OurCovers } from '../../features/activities/sections/cover-choice'
import { errorsBelow, fieldId } from '../../features/activities/draft/field-errors'
import { ownMedia } from '../../features/activities/draft/media'
import { GuessMark } from '../../features/activities/sections/guess-mark'
import { activityWording } from '../../features/activities/wording'
import { MediaField } from '../../features/uploads/media-field'
import styles from './editor.module.css'
import { SearchPicture } from './search-picture'
import type { Editor } from './use-editor'

const words = activityWording.basics

function Cover({ editor }: { editor: Editor }) {
  const { draft } = editor
  const featured = draft.media.find((item) => item.isFeatured)
  return (
    <img
      className={styles.shown}
      src={featured ? pictureOf(featured) : draft.thumbnail || DEFAULT_IMAGE}
      alt={featured?.altText ?? ''}
      width={960}
      height={540}
    />
  )
}

/** The pictures and videos of the form: those that were uploaded, and our covers in one tap. The featured one is the cover. */
export function MediaPart({ editor }: { editor: Editor }) {
  const { draft, errors, change, uploads } = editor
  const problem = errors['media'] ?? errors['thumbnail']
  return (
    <fieldset className={styles.media}>
      <legend className={styles.legend}>{words.media}</legend>
      <Cover editor={editor} />
      {draft.marks?.media && <GuessMark mark={draft.marks.media} />}
      <MediaField
        id={fieldId('media')}
        items={ownMedia(draft)}
        queue={uploads}
        errorOf={(index) => Object.values(errorsBelow(errors, `media.${index}`))[0]}
        onAdd={(item, at) => change({ kind: 'media-added', item, ...(at !== undefined && { at }) })}
        onDescribe={(url, altText) => change({ kind: 'media-described', url, altText })}
        onFeature={(url) => change({ kind: 'media-featured', url })}
        onMove={(url, to) => change({ kind: 'media-moved', url, to })}
        onRemove={(url) => change({ kind: 'media-removed', url })}
      />
      {problem !== undefined && <p className={styles.error}>{problem}</p>}
      <div className={styles.search}>
        <SearchPicture editor={editor} />
      </div>
      <div className={styles.ours}>
        <p className={styles.help}>{words.coverHelp}</p>
        <OurCovers
          chosen={draft.thumbnail}
          onChoose={(url, altText) => change({ kind: 'cover-chosen', url, altText })}
        />
      </div>
    </fieldset>
  )
}
