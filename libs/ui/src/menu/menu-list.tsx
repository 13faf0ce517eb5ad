import { Toolbar } from '@base-ui/react/toolbar'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { color, font, media, motion, radius, shadow, space } from '../tokens/tokens'
import { placeBelow } from './place-below'
import { useFirstLetters } from './use-first-letters'

export type MenuItem = {
  /** What happens, as a verb: "Log out". */
  label: string
  /** Called when it is chosen; the menu then closes. */
  onSelect: () => void
  /** Marks a destructive action. */
  tone?: 'danger' | undefined
  /** Whether the item is disabled. */
  disabled?: boolean | undefined
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-${space[1]}); }
`

const Popup = styled(Toolbar.Root)`
  position: fixed;
  inset: auto;
  z-index: 45;
  margin: 0;
  max-width: calc(100vw - ${space[4]});
  overflow-y: auto;
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};
  animation: ${appear} ${motion.fast};
`

const Item = styled(Toolbar.Button)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font: ${font.body};
  color: ${({ $danger }) => ($danger ? color.dangerText : color.text)};
  text-align: start;
  cursor: pointer;
  &:hover, &:focus-visible { border-radius: ${radius.control}; background: ${color.surfaceSubtle}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-disabled='true'] { cursor: not-allowed; opacity: 0.55; }
  ${media.phone} { min-height: 2.75rem; }
`

export type MenuListProps = {
  id: string
  label: string
  items: readonly MenuItem[]
  button: RefObject<HTMLButtonElement | null>
  /** Which item takes the focus first. */
  startAt: 'first' | 'last'
  /** Closes the list; with `toButton`, the focus returns to the button. */
  onClose: (toButton: boolean) => void
}

/** Calls `onOutside` on a pointer press outside. */
function usePressOutside(isInside: (target: Node) => boolean, onOutside: () => void) {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !isInside(target)) onOutside()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', press, { capture: true })
    return () => document.removeEventListener('pointerdown', press, { capture: true })
  }, [])
}

/** The list of a menu, above everything else; open for as long as it is rendered. */
export function MenuList({ id, label, items, button, startAt, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const goByLetters = useFirstLetters()
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const isInside = (target: Node) =>
    Boolean(list.current?.contains(target) || button.current?.contains(target))
  usePressOutside(isInside, () => onClose(false))

  const start = useEffectEvent(() =>
    entries()
      .at(startAt === 'first' ? 0 : -1)
      ?.focus(),
  )
  useLayoutEffect(() => {
    if (!list.current || !button.current) return
    // The top layer puts it above dialogs and scrolling containers. Not every browser supports it.
    list.current.showPopover?.()
    const stop = placeBelow(list.current, button.current)
    start()
    return stop
  }, [button])

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key === 'Escape' || (key === 'Tab' && event.shiftKey)) {
      event.preventDefault()
      event.stopPropagation()
      onClose(true)
    } else if (key === 'Home' || key === 'End') {
      event.preventDefault()
      entries()
        .at(key === 'Home' ? 0 : -1)
        ?.focus()
    } else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
      goByLetters(entries(), key, event.timeStamp)
    }
  }

  return (
    <Popup
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      orientation="vertical"
      popover="manual"
      onKeyDown={press}
      onBlur={({ relatedTarget }) => relatedTarget && !isInside(relatedTarget) && onClose(false)}
    >
      {items.map(({ label: does, tone, disabled = false, onSelect }) => (
        <Item
          key={does}
          role="menuitem"
          $danger={tone === 'danger'}
          disabled={disabled}
          onClick={() => {
            // Close first, so that a dialog opened by the action returns the focus to the button.
            onClose(true)
            onSelect()
          }}
        >
          {does}
        </Item>
      ))}
    </Popup>
  )
}
