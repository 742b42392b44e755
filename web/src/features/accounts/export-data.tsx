import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../data/requests/download'
import { asProblem } from '../../data/requests/problem'
import { saveBlob } from '../../lib/save-file'
import { Banner } from '../../ui/states/banner'
import { DownloadButton } from '../../ui/download-button'
import { ProgressBar } from '../../ui/states/progress-bar'
import { useToast } from '../../ui/dialogs/toast'
import styles from './account.module.css'
import { accountWording } from './wording'

const { data: words } = accountWording

/** Everything about the person as a file, with how much of it has come. */
export function ExportData() {
  const [bytes, setBytes] = useState(0)
  const abort = useRef<AbortController>(undefined)
  const toast = useToast()
  useEffect(() => () => abort.current?.abort(), [])
  const exported = useMutation({
    mutationFn: () => {
      setBytes(0)
      const { signal } = (abort.current = new AbortController())
      return download('exportAccount', {}, { onProgress: setBytes, signal })
    },
    onSuccess: (file) => {
      saveBlob(file.name, file)
      toast.show({ tone: 'good', text: words.exported })
    },
  })
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <div className={styles.rowWords}>
          <h3 className={styles.subtitle}>{words.exportTitle}</h3>
          <p className={styles.lead}>{words.exportText}</p>
        </div>
        <DownloadButton busy={exported.isPending} onClick={() => exported.mutate()}>
          {words.exportAction}
        </DownloadButton>
      </div>
      {exported.isPending && (
        <ProgressBar label={words.exporting} value={undefined} amount={words.arrived(bytes)} />
      )}
      {exported.isError && <Banner tone="error">{asProblem(exported.error).detail}</Banner>}
    </div>
  )
}
