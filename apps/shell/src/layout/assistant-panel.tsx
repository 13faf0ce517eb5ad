import { Dialog } from '@solvent/ui'
import { useState } from 'react'
import { RemoteView } from '../federation/remote-view'
import { useWidget } from '../federation/use-places'

interface AssistantPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfigure: () => void
}

/** The assistant over any page. It is loaded when first opened and preserves its input while closed. */
export function AssistantPanel({ open, onOpenChange, onConfigure }: AssistantPanelProps) {
  const assistant = useWidget('assistant')
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
      <RemoteView place={assistant} props={{ onConfigure, place: 'panel', wanted: open }} />
    </Dialog>
  )
}
