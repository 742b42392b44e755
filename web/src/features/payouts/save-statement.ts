import { useMutation } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import { download } from '../../data/requests/download'
import { saveBlob } from '../../lib/save-file'

/** The movements of a month as a file for spreadsheets. */
export function useMonthFile() {
  return useMutation({
    mutationFn: async (month: string) => {
      saveBlob(`statement-${month}.csv`, await download('exportMonth', { query: { month } }))
    },
  })
}

/** The movements of an activity as a file for spreadsheets. */
export function useStatementFile(shareRef: ShareRef) {
  return useMutation({
    mutationFn: () => download('exportStatement', { params: { shareRef } }),
    onSuccess: (file) => saveBlob(`statement-${shareRef}.csv`, file),
  })
}
