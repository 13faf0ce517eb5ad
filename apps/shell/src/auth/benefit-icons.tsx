import { LineIcon } from '@solvent/ui'
import type { ReactNode } from 'react'

function Icon({ children }: { children: ReactNode }) {
  return <LineIcon size={22}>{children}</LineIcon>
}

/** A circle divided in parts: a budget. */
export function BudgetIcon() {
  return (
    <Icon>
      <path d="M12 3.5V12l6 6" />
      <path d="M12 12h8.5" />
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  )
}

/** A list with its longest line first: what to pay first. */
export function PriorityIcon() {
  return (
    <Icon>
      <path d="M9 6.5h11M9 12h8M9 17.5h5" />
      <path d="M4.5 5.75 5.5 5v4M4 16.25h2v2.5M4.5 11h1v2.5" />
    </Icon>
  )
}

/** A speech bubble: the assistant. */
export function ChatIcon() {
  return (
    <Icon>
      <path d="M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H11l-4.5 3.5v-3.5h-1a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z" />
      <path d="M8 9.25h8M8 12.25h5" />
    </Icon>
  )
}
