import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from '../button/button-styles'
import { ChevronDownIcon } from '../icons/icons'
import { color, font, media, motion, radius, shadow, space } from '../tokens/tokens'

export type MenuItem = {
  /** What happens, as a verb: "Sign out". */
  label: string
  /** Called when it is chosen; the menu then closes. */
  onSelect: () => void
  /** Marks what takes something away. */
  tone?: 'danger' | undefined
  /** Keeps the item from being chosen. */
  disabled?: boolean | undefined
}

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

const Trigger = styled(BaseMenu.Trigger)<ButtonStyleProps>`
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

const Positioner = styled(BaseMenu.Positioner)`
  z-index: 45;
`

const Popup = styled(BaseMenu.Popup)`
  min-width: max(11rem, var(--anchor-width));
  max-width: calc(100vw - ${space[8]});
  max-height: var(--available-height);
  overflow-y: auto;
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  transition: opacity ${motion.fast}, transform ${motion.fast};
  &:focus-visible { outline: none; }
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: translateY(-${space[1]}); }
`

const Item = styled(BaseMenu.Item)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  min-height: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  font: ${font.body};
  color: ${({ $danger }) => ($danger ? color.dangerText : color.text)};
  cursor: pointer;
  &[data-highlighted] { background: ${color.surfaceSubtle}; outline: none; }
  &[data-disabled] { cursor: not-allowed; opacity: 0.55; }
  ${media.phone} { min-height: 2.75rem; }
`

/** A button that opens a list of things to do; the arrow keys and first letters choose. */
export function Menu({ label, items, children, variant = 'ghost', small }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <Trigger aria-label={label} $variant={variant} $small={small}>
        <TriggerText>{children}</TriggerText>
        <ChevronDownIcon />
      </Trigger>
      <BaseMenu.Portal>
        <Positioner sideOffset={4} align="end">
          <Popup>
            {items.map((item) => (
              <Item
                key={item.label}
                $danger={item.tone === 'danger'}
                disabled={item.disabled ?? false}
                onClick={item.onSelect}
              >
                {item.label}
              </Item>
            ))}
          </Popup>
        </Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
