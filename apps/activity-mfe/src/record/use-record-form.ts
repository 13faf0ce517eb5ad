import { useContractForm } from '@solvent/api-client'
import {
  correctEntry,
  type Entry,
  type EntryDetails,
  type EntryWithNotice,
  entryTitle,
  type recordExpense,
  type recordIncome,
  type recordRefund,
  type recordTrade,
  type recordTransfer,
} from '@solvent/contracts'
import { useUndo } from '@solvent/screen-kit'
import { formatAmount, useToast } from '@solvent/ui'
import { absoluteAmount } from '../entries/entry-amounts'
import { savedText } from '../entries/saved-text'
import type { RecordKind } from './record-kinds'

/** What every record form gets. */
export interface RecordFormProps {
  /** The entry to correct; a new one is recorded without it. */
  entry?: EntryDetails | undefined
  /** Called with the saved entry, if one was saved. */
  onClose: (saved?: Entry) => void
}

type RecordEndpoint =
  | typeof recordExpense
  | typeof recordIncome
  | typeof recordRefund
  | typeof recordTransfer
  | typeof recordTrade

interface RecordForm<Values> extends RecordFormProps {
  kind: RecordKind
  endpoint: RecordEndpoint
  initial: Values
  toBody: (values: Values) => object
}

/** The form that records an entry or corrects one, and the props of its dialog. */
export function useRecordForm<Values extends Record<string, string>>({
  kind,
  endpoint,
  entry,
  initial,
  toBody,
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
    onSent: (saved: EntryWithNotice) => {
      const what = kind === 'trade' ? entryTitle(saved) : `${kind} of ${formatAmount(absoluteAmount(saved))}`
      if (entry) toast.success(savedText(`${what} corrected`, saved))
      else undoable(savedText(`${what} recorded`, saved), { id: saved.id, what })
      onClose(saved)
    },
  })
  const title = `${entry ? 'Correct' : 'Record'} ${kind}`
  const buttons = entry
    ? { action: 'Save Changes', busyAction: 'Saving...' }
    : { action: title, busyAction: 'Recording...' }
  return { form, dialog: { title, form, ...buttons, onClose: () => onClose() } }
}

/** The form value of an entry's amount; empty for a new entry. */
export function amountText(entry: EntryDetails | undefined): string {
  return entry ? absoluteAmount(entry).toFixed(2) : ''
}
