import { leaveExample, useRead } from '@solvent/api-client'
import { getProfile } from '@solvent/contracts'
import { Button, color, font, media, space } from '@solvent/ui'
import styled from 'styled-components'

const Bar = styled.aside`
  background: ${color.accentSoft};
  border-bottom: 1px solid ${color.border};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  max-width: 75rem;
  margin: 0 auto;
  padding: ${space[2]} ${space[6]};
  font: ${font.caption};
  ${media.phone} { padding: ${space[2]} ${space[4]}; }
`

const Text = styled.p`
  flex: 1 1 14rem;
  min-width: 0;
`

/** Marks every page of an example account, with a button to leave it; renders nothing in a real account. */
export function ExampleBanner() {
  const { data: profile } = useRead(getProfile, {}, { refetchOnMount: false })
  if (!profile?.is_example) return null
  return (
    <Bar aria-label="Example">
      <Row>
        <Text>
          <strong>This is sample data.</strong> Try anything. Nothing you do here is kept.
        </Text>
        <Button small onClick={leaveExample}>
          Leave the example
        </Button>
      </Row>
    </Bar>
  )
}
