import { RemoteBoundary } from '@solvent/remote-kit'
import { Dialog } from '@solvent/ui'
import { useState } from 'react'
import { chatWidget, remoteLoader } from '../federation/remote-pages'

interface AssistantPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfigure: () => void
}

/** The assistant over any page. It is loaded when it is asked for first, and keeps what is typed while it is closed. */
export function AssistantPanel({ open, onOpenChange, onConfigure }: AssistantPanelProps) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Dialog
      placement="side"
      keepMounted
      open={open}
      onOpenChange={onOpenChange}
      title="Personal Finance Assistant"
    >
      <RemoteBoundary
        loader={remoteLoader}
        target={chatWidget.target}
        title={chatWidget.title}
        props={{ onConfigure, place: 'panel', wanted: open }}
      />
    </Dialog>
  )
}
