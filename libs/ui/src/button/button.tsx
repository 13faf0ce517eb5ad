import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { onIntent } from '../intent/on-intent'
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from './button-styles'
import { Spinner } from './spinner'

export type ButtonProps = {
  /** What happens, as a verb: "Pay $340.00". */
  children: ReactNode
  /** Weight of the action; `secondary` by default. */
  variant?: ButtonVariant | undefined
  /** `button` unless the button sends a form. */
  type?: 'button' | 'submit' | undefined
  /** Called on click, Enter and Space. */
  onClick?: (() => void) | undefined
  /** Called on hover, touch and focus, possibly many times; prefetches what a press will need. */
  onIntent?: (() => void) | undefined
  /** Whether the button is disabled. */
  disabled?: boolean | undefined
  /** Whether work is in progress: the button is disabled and shows `busyLabel`. */
  busy?: boolean | undefined
  /** Text while busy; the normal text by default. */
  busyLabel?: string | undefined
  /** A lower button for table rows and card headers. */
  small?: boolean | undefined
  /** Id of the form to submit if the button is outside it. */
  form?: string | undefined
  /** Accessible name when the visible text is not enough, such as "Edit Car Loan". */
  'aria-label'?: string | undefined
  /** Whether the region this button opens is open. */
  'aria-expanded'?: boolean | undefined
  /** The button element, to focus it. */
  ref?: Ref<HTMLButtonElement> | undefined
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`

/** A button in one of four weights, with a busy state. */
export function Button({
  children,
  variant,
  type = 'button',
  disabled = false,
  busy = false,
  busyLabel,
  small,
  onIntent: prepare,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      {...(prepare && onIntent(prepare))}
      type={type}
      $variant={variant}
      $small={small}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </Root>
  )
}
