import { messageOf, today, useSend } from '@solvent/api-client'
import {
  deleteRecurring,
  type Occurrence,
  type Recurring,
  recordOccurrence,
  skipOccurrence,
} from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { useUndo } from '@solvent/screen-kit'
import { formatAmount, useToast } from '@solvent/ui'
import { absoluteAmount } from '../entries/entry-amounts'
import { savedText } from '../entries/saved-text'

/** One occurrence: of what, on which of its days. */
export type Which = Pick<Occurrence, 'recurring_id' | 'due_on' | 'name' | 'amount' | 'on' | 'is_due'>

/** The next occurrence; null if it has ended. */
export function nextOf({ id, name, amount, next_on }: Recurring): Which | null {
  if (next_on === null) return null
  return { recurring_id: id, name, amount, due_on: next_on, on: next_on, is_due: false }
}

/** The answers to what comes back. A toast reports each result. */
export function useAnswers() {
  const undoable = useUndo()
  const toast = useToast()
  const recording = useSend(recordOccurrence)
  const skipping = useSend(skipOccurrence)
  const deleting = useSend(deleteRecurring)
  const failed = (action: string) => (error: Error) =>
    toast.error(messageOf(error, `Failed to ${action}. Please try again.`))

  return {
    record: ({ recurring_id: id, due_on, kind }: Occurrence) =>
      recording.mutate(
        { params: { id }, body: { due_on } },
        {
          onSuccess: (entry) => {
            const what = `${kind} of ${formatAmount(absoluteAmount(entry))}`
            undoable(savedText(`${what} recorded`, entry), { id: entry.id, what })
          },
          onError: failed(`record the ${kind}`),
        },
      ),
    isRecording: ({ recurring_id, due_on }: Occurrence) =>
      recording.isPending &&
      recording.variables.params.id === recurring_id &&
      recording.variables.body.due_on === due_on,
    skip: ({ recurring_id: id, due_on, name, on }: Which) =>
      skipping.mutate(
        { params: { id }, body: { due_on } },
        {
          onSuccess: () => toast.success(`${name} on ${dateInWords(on, today())} skipped`),
          onError: failed(`skip ${name}`),
        },
      ),
    remove: ({ id, name }: Recurring) =>
      deleting.mutate(
        { params: { id } },
        { onSuccess: () => toast.success(`${name} deleted`), onError: failed(`delete ${name}`) },
      ),
  }
}
