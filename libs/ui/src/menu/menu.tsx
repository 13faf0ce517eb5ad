import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from '../button/button-styles'
import { ChevronDownIcon } from '../icons/icons'
import { onIntent } from '../intent/on-intent'
import { overlays, prepareControls } from '../late/late-parts'
import { useLatePart } from '../late/use-late-part'
import { space } from '../tokens/tokens'
import type { MenuItem, MenuListProps } from './menu-list'

export type MenuProps = {
  /** Accessible name of the button and the menu; it contains the button's text. */
  label: string
  /** What can be chosen, in order. */
  items: readonly MenuItem[]
  /** The text on the button. */
  children: ReactNode
  /** Weight of the button; `ghost` when left out. */
  variant?: ButtonVariant | undefined
  /** A lower button for table rows and card headers. */
  small?: boolean | undefined
}

const Trigger = styled.button<ButtonStyleProps>`
  ${buttonStyles}
  max-width: 100%;
  & > svg { flex: none; margin-right: -${space[1]}; }
`

const TriggerText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Which item an arrow key on the closed button begins with. */
const STARTS: Readonly<Record<string, MenuListProps['startAt']>> = { ArrowDown: 'first', ArrowUp: 'last' }

/**
 * A button that opens a list of things to do; the arrow keys and first letters choose. The list stands beside its button
 * in the document: it belongs to the same landmark, and Tab leads on from it without anything that catches the focus.
 */
export function Menu({ label, items, children, variant = 'ghost', small }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [startAt, setStartAt] = useState<MenuListProps['startAt'] | null>(null)
  const isOpen = startAt !== null
  const late = useLatePart(overlays, isOpen)

  function close(toButton: boolean) {
    if (toButton) button.current?.focus()
    setStartAt(null)
  }
  function press(event: KeyboardEvent) {
    const start = STARTS[event.key]
    if (!start) return
    event.preventDefault()
    setStartAt(start)
  }
  return (
    <>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setStartAt(isOpen ? null : 'first')}
        onKeyDown={press}
        {...onIntent(prepareControls)}
        $variant={variant}
        $small={small}
      >
        <TriggerText>{children}</TriggerText>
        <ChevronDownIcon />
      </Trigger>
      {isOpen && late && (
        <late.MenuList
          id={id}
          label={label}
          items={items}
          button={button}
          startAt={startAt}
          onClose={close}
        />
      )}
    </>
  )
}
