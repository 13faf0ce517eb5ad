import { color, font, media, space } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useListAddress } from './use-chosen-liability'

const Row = styled.nav`
  max-width: 75rem;
  margin: 0 auto calc(-1 * ${space[5]});
  padding: ${space[4]} ${space[6]} 0;
  ${media.phone} { padding: ${space[2]} ${space[4]} 0; margin-bottom: calc(-1 * ${space[3]}); }
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.75rem;
  color: ${color.textMuted};
  font: ${font.captionStrong};
  text-decoration: none;
  &:hover { color: ${color.text}; text-decoration: underline; }
`

/** Links from a liability back to the list. */
export function BackLink() {
  return (
    <Row aria-label="Back">
      <Back to={useListAddress()}>
        <span aria-hidden="true">←</span> All liabilities
      </Back>
    </Row>
  )
}
