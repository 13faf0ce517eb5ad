import { css } from 'styled-components'
import { color, font, media, motion, radius, shadow, space } from '../tokens/tokens'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

/** Transient props read by `buttonStyles`. */
export type ButtonStyleProps = {
  /** Weight of the action; `secondary` by default. */
  $variant?: ButtonVariant | undefined
  /** A lower control for table rows and card headers. */
  $small?: boolean | undefined
}

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled) { background: ${color.accentHover}; }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.text};
    border-color: ${color.border};
    box-shadow: ${shadow.low};
    &:hover:not(:disabled) { background: ${color.surfaceSubtle}; border-color: ${color.borderStrong}; }
  `,
  ghost: css`
    background: transparent;
    color: ${color.accentText};
    &:hover:not(:disabled) { background: ${color.accentSoft}; }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not(:disabled) { background: ${color.dangerHover}; }
  `,
}

const small = css`
  min-height: 2rem;
  padding: ${space[1]} ${space[3]};
  font: ${font.captionStrong};
`

/** The look of a button, for the template of a router's link: `styled(Link)<ButtonStyleProps>`. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 2.5rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font: ${font.button};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast}, border-color ${motion.fast};
  ${({ $variant = 'secondary' }) => variants[$variant]}
  ${({ $small }) => $small && small}
  &:focus-visible { border-radius: ${radius.control}; }
  &:disabled { cursor: not-allowed; opacity: 0.55; }
  &[aria-busy='true'] { cursor: progress; opacity: 0.8; }
  ${media.phone} { min-height: 2.75rem; }
`
