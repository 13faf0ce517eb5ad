import type { ReactNode } from 'react'
import { LineIcon } from './line-icon'

function Icon({ children }: { children: ReactNode }) {
  return (
    <LineIcon size={18} grid={18} thickness={1.6}>
      {children}
    </LineIcon>
  )
}

/** A cross: close or dismiss. */
export function CloseIcon() {
  return (
    <Icon>
      <path d="m4.5 4.5 9 9m0-9-9 9" />
    </Icon>
  )
}

/** An exclamation mark in a circle: an error. */
export function ErrorIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="7" />
      <path d="M9 5.25v4.5M9 12.6v.05" />
    </Icon>
  )
}

/** An exclamation mark in a triangle: a warning. */
export function WarningIcon() {
  return (
    <Icon>
      <path d="M9 2.25 16.5 15.25h-15zM9 7v4M9 13.1v.05" />
    </Icon>
  )
}

/** A tick in a circle: success. */
export function SuccessIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="7" />
      <path d="m5.75 9.25 2.25 2.25 4.25-4.75" />
    </Icon>
  )
}

/** An i in a circle: information. */
export function InfoIcon() {
  return (
    <Icon>
      <circle cx="9" cy="9" r="7" />
      <path d="M9 8.25v4.25M9 5.4v.05" />
    </Icon>
  )
}

/** A chevron that points down: something opens below. */
export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m5 7 4 4 4-4" />
    </Icon>
  )
}
