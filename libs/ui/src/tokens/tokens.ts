import { type ColorName, lightPalette } from './palette'

/** Kebab-case custom property of a colour: `surfaceSubtle` is `--color-surface-subtle`. */
export function colorVariable(name: string): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** References to the theme's colours: `color.text` is `var(--color-text)`. */
export const color = Object.fromEntries(
  Object.keys(lightPalette).map((name) => [name, `var(${colorVariable(name)})`]),
  // Object.fromEntries loses the types of the keys.
) as Record<ColorName, string>

/** Distances on the 4 px grid; the step is the number of units, so `space[4]` is 16 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  12: '3rem',
  16: '4rem',
} as const

export type SpaceStep = keyof typeof space

/** Corner radii: `small` for badges, `control` for inputs and buttons, `card` for surfaces. */
export const radius = { small: '0.375rem', control: '0.5rem', card: '0.75rem', round: '999px' } as const

/** Shadows of the theme: `low` under cards, `high` under dialogs and toasts. */
export const shadow = { low: 'var(--shadow-low)', high: 'var(--shadow-high)' } as const

/** Shorthands for the CSS `font` property: weight, size, line height and family. Six sizes. */
export const font = {
  caption: '400 0.8125rem/1.25rem var(--font-family)',
  captionStrong: '600 0.8125rem/1.25rem var(--font-family)',
  button: '600 0.875rem/1.25rem var(--font-family)',
  body: '400 0.9375rem/1.5rem var(--font-family)',
  bodyStrong: '600 0.9375rem/1.5rem var(--font-family)',
  section: '600 1.0625rem/1.5rem var(--font-family)',
  page: '600 1.625rem/2rem var(--font-family)',
  figure: '600 1.75rem/2.25rem var(--font-family)',
} as const

/** Durations with easing; both are zero for people who ask for reduced motion. */
export const motion = { fast: 'var(--motion-fast)', normal: 'var(--motion-normal)' } as const

/** The width that a page leaves for a dialog beside it. */
export const BESIDE_WIDTH = '24rem'

/** Media queries of the layout: `phone` is under 640 px, `desktop` from 1024 px. */
export const media = {
  phone: '@media (max-width: 639.98px)',
  desktop: '@media (min-width: 1024px)',
} as const
