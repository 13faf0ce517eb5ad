import { ApiError, messageOf, useSend } from '@solvent/api-client'
import { attachReceipt, deleteReceipt, type EntryDetails, type Receipt } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { useState } from 'react'
import { reducePicture } from './reduce-picture'

const NOT_SAVED = "We couldn't save the receipt. Please try again."
const NOT_REMOVED = "We couldn't remove the receipt. Please try again."

interface Problem {
  text: string
  /** Sends the same again; absent if that cannot help. */
  retry?: () => void
}

/** Without a response, the reason follows on a second line. */
function textOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  return error.reason ? `${otherwise}\n${error.reason}` : messageOf(error, otherwise)
}

/** Attaches and removes the receipt of an entry, and reports success in a toast. */
export function useReceipt({ id, receipt: saved }: EntryDetails) {
  const toast = useToast()
  const { mutateAsync: send } = useSend(attachReceipt)
  const { mutateAsync: sendRemoval } = useSend(deleteReceipt)
  const [busy, setBusy] = useState<'saving' | 'removing' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  /** Hidden already, while the entry is fetched again. */
  const [removed, setRemoved] = useState<Receipt>()
  const receipt = saved === removed ? undefined : saved

  async function perform(kind: 'saving' | 'removing', act: () => Promise<Problem | null>, failed: string) {
    setBusy(kind)
    setProblem(null)
    try {
      setProblem(await act())
    } catch (error) {
      setProblem({ text: textOf(error, failed), retry: () => void perform(kind, act, failed) })
    } finally {
      setBusy(null)
    }
  }

  async function attach(file: File): Promise<Problem | null> {
    const reduced = await reducePicture(file)
    if ('problem' in reduced) return { text: reduced.problem }
    await send({ params: { id }, body: { picture: reduced.picture } })
    setRemoved(undefined)
    toast.success(receipt ? 'Receipt replaced' : 'Receipt added')
    return null
  }

  async function remove(): Promise<null> {
    await sendRemoval({ params: { id } })
    setRemoved(receipt)
    toast.success('Receipt removed')
    return null
  }

  return {
    receipt,
    busy,
    problem,
    attach: (file: File) => void perform('saving', () => attach(file), NOT_SAVED),
    remove: () => void perform('removing', remove, NOT_REMOVED),
  }
}
