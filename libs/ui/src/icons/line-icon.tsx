import type { ReactNode } from 'react'

export type LineIconProps = {
  /** Width and height on screen, in pixels. */
  size: number
  /** Side of the square the lines are drawn in; 24 by default. */
  grid?: number | undefined
  /** Thickness of the lines on that square; 1.75 by default. */
  thickness?: number | undefined
  /** The lines. */
  children: ReactNode
}

/** A line icon in the colour of the text. Decorative: screen readers read the text beside it. */
export function LineIcon({ size, grid = 24, thickness = 1.75, children }: LineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={thickness}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
