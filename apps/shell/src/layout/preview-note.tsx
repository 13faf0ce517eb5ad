import { Button } from '@solvent/ui'
import { useState, useSyncExternalStore } from 'react'
import { pageRegistry } from '../federation/page-registry'
import { chosenCanaries, remoteLoader, typedFieldsOf } from '../federation/remotes'
import { FrameNote } from './frame-note'

const list = new Intl.ListFormat('en')

/** Names the canaries that this tab uses because `?canary=` asked for them. */
export function PreviewNote() {
  const { remotes } = useSyncExternalStore(pageRegistry.subscribe, pageRegistry.current)
  const [chosen, setChosen] = useState(chosenCanaries.remotes)
  const [isWaiting, setIsWaiting] = useState(false)
  const previews = chosen.flatMap((remote) => {
    const row = remotes[remote]
    return row?.canary ? [`${row.place.label} ${row.canary.release.version}`] : []
  })

  function leave() {
    const hasInput = chosen.some((remote) => typedFieldsOf(remote).hasInput())
    setIsWaiting(hasInput)
    if (hasInput) return
    chosenCanaries.clear()
    setChosen([])
    for (const remote of chosen) void remoteLoader.applyUpdate(remote)
  }
  if (chosen.length === 0) return null
  return (
    <FrameNote
      label="Preview"
      action={
        <Button small onClick={leave}>
          Leave the preview
        </Button>
      }
    >
      {previews.length > 0 ? (
        <>
          <strong>You are previewing {list.format(previews)}</strong> in this tab. Other people may not have
          it yet.
        </>
      ) : (
        'The preview that this link asked for has ended. You see the current version.'
      )}{' '}
      <span role="status">{isWaiting && "Save or clear what you typed first, so you don't lose it."}</span>
    </FrameNote>
  )
}
