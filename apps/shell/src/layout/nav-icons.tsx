import { LineIcon } from '@solvent/ui'
import type { ComponentType, ReactNode } from 'react'
import type { PageName } from '../pages'

function Icon({ children }: { children: ReactNode }) {
  return <LineIcon size={20}>{children}</LineIcon>
}

/** Four tiles. */
function DashboardIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="7" height="9" rx="1.5" />
      <rect x="4" y="16" width="7" height="4" rx="1.5" />
      <rect x="14" y="4" width="6" height="4" rx="1.5" />
      <rect x="14" y="11" width="6" height="9" rx="1.5" />
    </Icon>
  )
}

/** A wallet. */
function AssetsIcon() {
  return (
    <Icon>
      <path d="M17.5 7.5v-2a1.5 1.5 0 0 0-1.9-1.45L5.4 6.8A2 2 0 0 0 4 8.7v9.3a2 2 0 0 0 2 2h12.5a1.5 1.5 0 0 0 1.5-1.5V9a1.5 1.5 0 0 0-1.5-1.5H6" />
      <path d="M16 13.75h.05" strokeWidth="2.5" />
    </Icon>
  )
}

/** A card to pay with. */
function LiabilitiesIcon() {
  return (
    <Icon>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="M3.5 10h17M7 14.75h3.5" />
    </Icon>
  )
}

/** A list with its longest line first. */
function PlanIcon() {
  return (
    <Icon>
      <path d="M4 6.5h16M4 12h11M4 17.5h6" />
      <path d="m14.5 18 2 2 4-4.5" />
    </Icon>
  )
}

/** Head and shoulders. */
function ProfileIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4.5 20c1-3.6 4-5.25 7.5-5.25s6.5 1.65 7.5 5.25" />
    </Icon>
  )
}

/** The icon of each page in the navigation. */
export const pageIcons: Readonly<Record<PageName, ComponentType>> = {
  dashboard: DashboardIcon,
  assets: AssetsIcon,
  liabilities: LiabilitiesIcon,
  plan: PlanIcon,
  profile: ProfileIcon,
}
