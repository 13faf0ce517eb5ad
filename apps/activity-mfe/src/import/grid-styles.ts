import { color, font, media, space, visuallyHidden } from '@solvent/ui'
import styled, { css } from 'styled-components'

const columns = css`
  display: grid;
  grid-template-columns: 2rem 6.5rem minmax(0, 1fr) minmax(0, 1fr) 7.5rem 8rem;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[3]};
`

// Not a table, whose rows cannot be placed freely without losing their roles.
export const Grid = styled.div``

export const HeadGroup = styled.div`
  position: sticky;
  top: -${space[1]};
  z-index: 1;
`

export const Head = styled.div`
  ${columns}
  min-height: 2.5rem;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${font.captionStrong};
  ${media.phone} { ${visuallyHidden} }
`

export const HeadCell = styled.div`
  &:first-child { ${visuallyHidden} }
  &:nth-child(2) { grid-column: 2; }
  &:nth-child(n + 5) { text-align: end; }
`

export const Row = styled.div<{ $isMuted: boolean }>`
  ${columns}
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  ${({ $isMuted }) => $isMuted && `color: ${color.textMuted};`}
  font: ${font.body};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover { background: ${color.surfaceSubtle}; }
  &:has([data-active]:focus-visible) { outline: 2px solid ${color.accentText}; outline-offset: -2px; }
  ${media.phone} {
    grid-template: 'take text amount' 'take as as' 'take day balance' / 2rem minmax(0, 1fr) auto;
    padding-inline: 0;
  }
`

export const Take = styled.div`
  ${media.phone} { grid-area: take; align-self: start; }
  & > input { width: 1.125rem; height: 1.125rem; margin: ${space[1]} 0; accent-color: ${color.accent}; }
`

export const Day = styled.div`
  white-space: nowrap;
  ${media.phone} { grid-area: day; color: ${color.textMuted}; font: ${font.caption}; }
`

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

// The focus ring is that of the row.
export const Text = styled(Words)`
  &:focus-visible { outline: none; }
  ${media.phone} { grid-area: text; }
`

export const Outcome = styled(Words)`
  ${media.phone} { grid-area: as; }
`

export const Problem = styled.span`
  display: block;
  color: ${color.dangerText};
  font: ${font.caption};
`

const figure = css`
  text-align: end;
  white-space: nowrap;
`

export const Amount = styled.div<{ $isLeftOut: boolean }>`
  ${figure}
  font: ${font.bodyStrong};
  ${({ $isLeftOut }) => $isLeftOut && 'text-decoration: line-through;'}
  ${media.phone} { grid-area: amount; align-self: start; }
`

export const Balance = styled.div`
  ${figure}
  ${media.phone} { grid-area: balance; color: ${color.textMuted}; font: ${font.caption}; }
`

export const Editor = styled.div`
  grid-column: 1 / -1;
  padding: ${space[2]} 0;
  color: ${color.text};
  cursor: default;
  ${media.phone} { padding-inline: ${space[2]}; }
  @media (min-width: 640px) { padding-left: 2.75rem; }
`
