import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { ChevronDownIcon } from '../icons/icons'
import { color, font, motion, radius, space } from '../tokens/tokens'

export type DisclosureProps = {
  /** The text of the button that opens it. */
  title: ReactNode
  /** The content, shown while open. */
  children: ReactNode
  /** Whether it is open, if the parent controls it; otherwise it starts closed. */
  open?: boolean | undefined
  /** Called when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[2]} 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text};
  font: ${font.bodyStrong};
  text-align: start;
  cursor: pointer;
  & > svg { flex: none; color: ${color.textMuted}; rotate: -90deg; transition: rotate ${motion.fast}; }
  &[aria-expanded='true'] > svg { rotate: none; }
  &:hover > svg { color: ${color.text}; }
`

const Panel = styled.div`
  display: grid;
  grid-template-rows: 1fr;
  overflow: clip;
  /* Space for the focus ring of the content. */
  overflow-clip-margin: ${space[1]};
  transition: grid-template-rows ${motion.normal};
  @starting-style { grid-template-rows: 0fr; }
`

const Content = styled.div`
  min-height: 0;
  padding: ${space[1]} 0 ${space[3]};
`

/** A title that shows and hides the content below it. */
export function Disclosure({ title, children, open, onOpenChange }: DisclosureProps) {
  const id = useId()
  const [isOpened, setOpened] = useState(false)
  const isOpen = open ?? isOpened

  function press() {
    setOpened(!isOpen)
    onOpenChange?.(!isOpen)
  }
  return (
    <div>
      <Trigger type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={press}>
        <ChevronDownIcon />
        {title}
      </Trigger>
      {isOpen && (
        <Panel id={id}>
          <Content>{children}</Content>
        </Panel>
      )}
    </div>
  )
}
