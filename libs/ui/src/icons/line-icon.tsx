import type { ReactNode } from 'react'

export type LineIconProps = {
  /** Width and height on screen, in pixels. */
  size: number
  /** Side of the square the lines are drawn in; 24 when left out. */
  grid?: number | undefined
  /** Thickness of the lines on that square; 1.75 when left out. */
  thickness?: number | undefined
  /** The lines. */
  children: ReactNode
}

/** A picture of lines in the colour of the text. It is decoration: screen readers get the words beside it. */
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
