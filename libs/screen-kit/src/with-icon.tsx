import { KindIcon, type KindIconProps } from '@solvent/ui'
import type { ReactNode } from 'react'

/** A text with the icon of its kind in front. */
export function WithIcon({ kind, hue, children }: KindIconProps & { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <KindIcon kind={kind} hue={hue} />
      {children}
    </div>
  )
}
