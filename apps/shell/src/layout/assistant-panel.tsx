import { Dialog } from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { RemoteView } from '../federation/remote-view'
import { useWidget } from '../federation/use-places'
import { ASSISTANT_PANEL } from './use-assistant'

/** Takes no part in the layout. */
const Place = styled.div`
  display: contents;
`

interface AssistantPanelProps {
  open: boolean
  /** Whether it is beside the page, not over it. */
  beside: boolean
  onOpenChange: (open: boolean) => void
  onConfigure: () => void
}

/** The assistant beside or over any page. It is loaded when first opened and preserves its input while closed. */
export function AssistantPanel({ open, beside, onOpenChange, onConfigure }: AssistantPanelProps) {
  const assistant = useWidget('assistant')
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Dialog
      placement={beside ? 'beside' : 'side'}
      keepMounted
      open={open}
      onOpenChange={onOpenChange}
      title="Personal Finance Assistant"
    >
      <Place id={ASSISTANT_PANEL}>
        <RemoteView place={assistant} props={{ onConfigure, place: 'panel', wanted: open }} />
      </Place>
    </Dialog>
  )
}
