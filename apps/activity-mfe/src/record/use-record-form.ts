import { useContractForm } from '@solvent/api-client'
import {
  correctEntry,
  type Entry,
  type EntryDetails,
  type recordExpense,
  type recordIncome,
  type recordTrade,
  type recordTransfer,
} from '@solvent/contracts'
import { capitalized } from '@solvent/money'
import { useUndo } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import type { RecordKind } from './record-kinds'

/** What every record form gets. */
export interface RecordFormProps {
  /** The entry to correct; a new one is recorded without it. */
  entry?: EntryDetails | undefined
  /** Called with the saved entry, if one was saved. */
  onClose: (saved?: Entry) => void
}

type RecordEndpoint = typeof recordExpense | typeof recordIncome | typeof recordTransfer | typeof recordTrade

interface RecordForm<Values> extends RecordFormProps {
  kind: RecordKind
  endpoint: RecordEndpoint
  initial: Values
  toBody: (values: Values) => object
  /** What was recorded, such as "expense of $12.00". */
  describe: (entry: Entry) => string
}

/** The form that records an entry or corrects one, and the props of its dialog. */
export function useRecordForm<Values extends Record<string, string>>({
  kind,
  endpoint,
  entry,
  initial,
  toBody,
  describe,
  onClose,
}: RecordForm<Values>) {
  const undoable = useUndo()
  const toast = useToast()
  const form = useContractForm<RecordEndpoint | typeof correctEntry, Values>({
    endpoint: entry ? correctEntry : endpoint,
    params: entry && { id: entry.id },
    initial,
    toBody: (values: Values) => ({ ...toBody(values), ...(entry && { kind }) }),
    draftFields: 'all',
    failed: `Failed to ${entry ? 'correct' : 'record'} the ${kind}. Please try again.`,
    onSent: (saved: Entry) => {
      const what = describe(saved)
      if (entry) toast.success(`${capitalized(what)} corrected`)
      else undoable(`${capitalized(what)} recorded`, { id: saved.id, what })
      onClose(saved)
    },
  })
  const title = `${entry ? 'Correct' : 'Record'} ${kind}`
  const dialog = entry
    ? { title, form, action: 'Save Changes', busyAction: 'Saving...', onClose: () => onClose() }
    : { title, form, action: title, busyAction: 'Recording...', onClose: () => onClose() }
  return { form, dialog }
}
