import { useRead } from '@solvent/api-client'
import { getProfile, type Profile } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Card, Disclosure } from '@solvent/ui'
import { useState } from 'react'
import { SecretKeyDialog } from '../../profile/secret-key-dialog'
import { PanelView } from './panel-view'
import { type Draft, type ProfilePreview, parseDraft, toDraft, toPreview } from './profile-preview'
import { QuickEdit } from './quick-edit'

/** What outlives a panel that is closed and opened again. */
interface PanelState {
  /** What the person changed for this visit. */
  preview: ProfilePreview | null
  /** What is being typed; null while the panel only shows. */
  draft: Draft | null
  /** The form was open, and the focus is to come back to its button. */
  edited: boolean
}

const AT_FIRST: PanelState = { preview: null, draft: null, edited: false }

/** The person's profile under a title that opens it: to see, to change for this visit, and with the secret key. */
export function ProfilePanel({ onUpdate }: { onUpdate: () => void }) {
  const [open, setOpen] = useState(false)
  const [state, setState] = useState(AT_FIRST)

  function change(next: boolean) {
    setOpen(next)
    setState({ ...state, edited: false })
  }
  return (
    <Card>
      <Disclosure title="User Profile" open={open} onOpenChange={change}>
        <OpenPanel state={state} onChange={setState} onUpdate={onUpdate} />
      </Disclosure>
    </Card>
  )
}

interface OpenPanelProps {
  state: PanelState
  onChange: (state: PanelState) => void
  onUpdate: () => void
}

function OpenPanel(props: OpenPanelProps) {
  const query = useRead(getProfile, {})
  return (
    <QueryBoundary query={query} loading="Loading profile..." failed="Failed to load profile.">
      {(profile) => <Content {...props} profile={profile} />}
    </QueryBoundary>
  )
}

function Content({ profile, state, onChange, onUpdate }: OpenPanelProps & { profile: Profile }) {
  const [keyShown, setKeyShown] = useState(false)
  const { draft, edited } = state
  const preview = state.preview ?? toPreview(profile)

  if (draft) {
    function save() {
      if (draft) onChange({ preview: parseDraft(draft), draft: null, edited: true })
      onUpdate()
    }
    return (
      <QuickEdit
        draft={draft}
        currency={preview.currency}
        onChange={(next) => onChange({ ...state, draft: next })}
        onSave={save}
        onCancel={() => onChange({ ...state, draft: null, edited: true })}
      />
    )
  }
  return (
    <>
      <PanelView
        profile={profile}
        preview={preview}
        changed={state.preview !== null}
        focused={edited}
        onEdit={() => onChange({ ...state, draft: toDraft(preview) })}
        onShowKey={() => setKeyShown(true)}
      />
      {keyShown && (
        <SecretKeyDialog purpose="show" email={profile.email} onClose={() => setKeyShown(false)} />
      )}
    </>
  )
}
