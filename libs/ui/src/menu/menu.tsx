import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from '../button/button-styles'
import { ChevronDownIcon } from '../icons/icons'
import { onIntent } from '../intent/on-intent'
import { overlays, prepareControls } from '../lazy/lazy-modules'
import { useLazyModule } from '../lazy/use-lazy-module'
import { space } from '../tokens/tokens'
import type { MenuItem, MenuListProps } from './menu-list'

export type MenuProps = {
  /** Accessible name of the button and the menu; it contains the button's text. */
  label: string
  /** The items, in order. */
  items: readonly MenuItem[]
  /** The text on the button. */
  children: ReactNode
  /** Weight of the button; `ghost` by default. */
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

/** The item that an arrow key on the closed button focuses. */
const START_BY_KEY: Readonly<Record<string, MenuListProps['startAt']>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/**
 * A button that opens a list of actions, navigable with the arrow keys and first letters. The list follows its button
 * in the document, so it belongs to the same landmark, and Tab moves on from it without a focus trap.
 */
export function Menu({ label, items, children, variant = 'ghost', small }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [startAt, setStartAt] = useState<MenuListProps['startAt'] | null>(null)
  const isOpen = startAt !== null
  const loaded = useLazyModule(overlays, isOpen)

  function close(toButton: boolean) {
    if (toButton) button.current?.focus()
    setStartAt(null)
  }
  function press(event: KeyboardEvent) {
    const start = START_BY_KEY[event.key]
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
      {isOpen && loaded && (
        <loaded.MenuList
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
