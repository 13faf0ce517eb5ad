import { Caption, color, font, space, visuallyHidden } from '@solvent/ui'
import styled from 'styled-components'

/** Below this width, the facts are under the text. */
const medium = '@container (max-width: 55.98rem)'

/** Below this width, as on a phone, the facts are beside the button. */
const narrow = '@container (max-width: 34.98rem)'

export const Item = styled.li`
  padding: ${space[4]} ${space[5]};
  background: ${color.surface};
  &:first-child { border-radius: inherit; }
  & + & { border-top: 1px solid ${color.border}; }
  ${narrow} { padding: ${space[4]}; }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto 10rem;
  gap: ${space[3]} ${space[4]};
  align-items: start;
  ${medium} { grid-template-columns: 2.5rem minmax(0, 1fr) auto; }
  ${narrow} { grid-template-columns: auto minmax(0, 1fr) auto; gap: ${space[2]} ${space[3]}; }
`

export const Name = styled.h4`
  margin: 0;
  font: ${font.bodyStrong};
  overflow-wrap: anywhere;
`

export const Note = styled(Caption)`
  overflow-wrap: anywhere;
`

export const Action = styled.p`
  margin-top: ${space[1]};
  font: ${font.body};
`

/** Advice about the amount that the budget does not cover. */
export const Advice = styled.p`
  margin-top: ${space[1]};
  color: ${color.warningText};
  overflow-wrap: anywhere;
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 4rem 4.5rem minmax(7.5rem, auto);
  gap: ${space[3]};
  margin: 0;
  & > div { display: flex; flex-direction: column; gap: ${space[1]}; }
  & dd { margin: 0; min-height: 1.5rem; font: ${font.bodyStrong}; font-variant-numeric: tabular-nums; }
  & > div:last-child { text-align: end; }
  ${medium} { grid-area: 2 / 2 / auto / -1; grid-template-columns: auto auto minmax(0, 1fr); gap: ${space[8]}; }
  ${narrow} {
    grid-area: 2 / 1 / auto / 3;
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    gap: ${space[1]} ${space[3]};
    & > div { flex-direction: row; align-items: center; }
    /* The amount and the badge need no words beside them. */
    & > div:last-child { order: -1; flex-basis: 100%; }
    & > div:not(:first-child) > dt { ${visuallyHidden} }
  }
`

export const Words = styled.div`
  ${narrow} { grid-column: 2 / -1; }
`

export const Pay = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space[1]};
  white-space: nowrap;
`

export const Why = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[2]} 0 ${space[1]};
  color: ${color.textMuted};
`

/** Aligned with the name; full width where the list is narrow. */
export const UnderName = styled.div`
  margin: ${space[1]} 0 -${space[2]} 3.5rem;
  ${narrow} { margin: 0 0 -${space[3]}; }
`
