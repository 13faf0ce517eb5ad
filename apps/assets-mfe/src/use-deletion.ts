import { messageOf } from '@solvent/api-client'
import { assetNaming } from '@solvent/contracts'
import { useUndo } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { useState } from 'react'

interface Deletable {
  id: string
  asset_type: string
  asset_description: string
}

interface Deletion<Row> {
  remove: (asset: Row) => void
  /** From the press on, until the asset has left the list or could not be deleted. */
  isUnderWay: (asset: Row) => boolean
}

/**
 * Deletes assets at once and offers to undo it. `send` makes the call; it answers the entry whose undo brings
 * the asset back. What is on its way is remembered by the object in the list: brought back, it is a new one.
 */
export function useDeletion<Row extends Deletable>(
  send: (id: string) => Promise<{ entry_id: string }>,
): Deletion<Row> {
  const toast = useToast()
  const offerUndo = useUndo()
  const [underWay, setUnderWay] = useState<readonly Row[]>([])

  function remove(asset: Row) {
    if (underWay.includes(asset)) return
    setUnderWay((rows) => [...rows, asset])
    send(asset.id).then(
      ({ entry_id }) => offerUndo(`${assetNaming(asset).name} deleted`, entry_id),
      (cause: Error) => {
        setUnderWay((rows) => rows.filter((row) => row !== asset))
        toast.error(messageOf(cause, 'Failed to delete asset. Please try again.'))
      },
    )
  }

  return { remove, isUnderWay: (asset) => underWay.includes(asset) }
}
