import { messageOf, useSend } from '@solvent/api-client'
import { acceptOffer, deleteOffer, type Offer } from '@solvent/contracts'
import { useUndo } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'

/** Accepts an offer, with Undo, or deletes it. A toast reports the result. */
export function useOfferActions() {
  const toast = useToast()
  const undoable = useUndo()
  const accepting = useSend(acceptOffer)
  const deleting = useSend(deleteOffer)
  return {
    accept({ id, name }: Offer) {
      accepting.mutate(
        { params: { id } },
        {
          onSuccess: ({ entry_id }) =>
            undoable(`${name} accepted`, { id: entry_id, what: `${name} accepted` }),
          onError: (error) => toast.error(messageOf(error, `We couldn't accept ${name}. Please try again.`)),
        },
      )
    },
    remove({ id, name }: Offer) {
      deleting.mutate(
        { params: { id } },
        {
          onSuccess: () => toast.success(`${name} deleted`),
          onError: (error) => toast.error(messageOf(error, `We couldn't delete ${name}. Please try again.`)),
        },
      )
    },
  }
}
