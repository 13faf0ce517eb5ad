import { messageOf } from '@solvent/api-client'
import { assetNaming } from '@solvent/contracts'
import { useUndo } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { useState } from 'react'

/** What the assets and the expected assets have in common. */
export interface Deletable {
  id: string
  asset_type: string
  asset_description: string
  description: string
}

export interface Deletion<Row> {
  remove: (asset: Row) => void
  /** Whether the asset is being deleted; true until it is removed from the list or the deletion fails. */
  isDeleting: (asset: Row) => boolean
}

/**
 * Deletes assets and offers Undo. `send` makes the request and returns the entry to undo.
 * Pending deletions are tracked by object identity, because a restored asset is a new object.
 */
export function useDeletion<Row extends Deletable>(
  send: (id: string) => Promise<{ entry_id: string }>,
): Deletion<Row> {
  const toast = useToast()
  const offerUndo = useUndo()
  const [deleting, setDeleting] = useState<readonly Row[]>([])

  function remove(asset: Row) {
    if (deleting.includes(asset)) return
    const { name } = assetNaming(asset)
    setDeleting((rows) => [...rows, asset])
    send(asset.id).then(
      ({ entry_id }) => offerUndo(`${name} deleted`, { id: entry_id, what: `deletion of ${name}` }),
      (cause: Error) => {
        setDeleting((rows) => rows.filter((row) => row !== asset))
        toast.error(messageOf(cause, 'Failed to delete asset. Please try again.'))
      },
    )
  }

  return { remove, isDeleting: (asset) => deleting.includes(asset) }
}
