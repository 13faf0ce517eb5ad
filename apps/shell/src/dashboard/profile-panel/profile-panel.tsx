import { useRead } from '@solvent/api-client'
import { getProfile, type Profile } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Card, Disclosure } from '@solvent/ui'
import { useState } from 'react'
import { SecretKeyDialog } from '../../profile/secret-key-dialog'
import { PanelView } from './panel-view'
import { type Draft, type ProfilePreview, parseDraft, toDraft, toPreview } from './profile-preview'
import { QuickEdit } from './quick-edit'

/** State that survives closing and reopening the panel. */
interface PanelState {
  /** Changes made for this visit. */
  preview: ProfilePreview | null
  /** The form's input; null while the panel is read-only. */
  draft: Draft | null
  /** Whether the form has just closed, so that its button gets the focus. */
  edited: boolean
}

const INITIAL_STATE: PanelState = { preview: null, draft: null, edited: false }

/** The profile in a collapsible card: view it, change it for this visit, or show the secret key. */
export function ProfilePanel({ onUpdate }: { onUpdate: () => void }) {
  const [open, setOpen] = useState(false)
  const [state, setState] = useState(INITIAL_STATE)

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
