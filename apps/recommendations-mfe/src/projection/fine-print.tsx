import type { PayoffProjection } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { Badge, Card, color, formatAmount, Grid, Stack, space } from '@solvent/ui'
import styled from 'styled-components'
import { useShowMore } from '../show-more'
import { certificateText } from './certificate-text'

/** How many expected sums to show initially, and to add each time. */
const PAGE = 20

const Sums = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  & > li { display: flex; justify-content: space-between; gap: ${space[4]}; }
  & > li > span { min-width: 0; overflow-wrap: anywhere; }
  & > li + li { margin-top: ${space[2]}; }
`

const Muted = styled.span`
  color: ${color.textMuted};
`

/** The certificate of the comparison, and the expected money it includes. */
export function FinePrint({ projection }: { projection: PayoffProjection }) {
  const { word, text } = certificateText(projection)
  return (
    <Grid minColumn={20}>
      <Card title="Is there a better order?">
        <Stack gap={2}>
          <div>
            <Badge tone={word === 'Not known' ? 'warning' : 'success'}>{word}</Badge>
          </div>
          <p>{text}</p>
        </Stack>
      </Card>
      <Card title="Expected income in this plan">
        <ExpectedSums sums={projection.lump_sums} />
      </Card>
    </Grid>
  )
}

function ExpectedSums({ sums }: { sums: PayoffProjection['lump_sums'] }) {
  const [count, more] = useShowMore(sums.length, PAGE)
  if (sums.length === 0)
    return <Muted>No expected income. Expected assets dated today or later appear here.</Muted>
  return (
    <Stack>
      <Sums>
        {sums.slice(0, count).map(({ on, amount, confidence, description, counted }) => (
          // Sums have no ids; two identical ones share a key.
          <li key={[on, amount, confidence, description].join()}>
            <span>
              {`${description}, ${dateInWords(on)}`}
              {confidence < 100 && <Muted>{` (${confidence}% of ${formatAmount(amount)})`}</Muted>}
            </span>
            <strong>{formatAmount(counted)}</strong>
          </li>
        ))}
      </Sums>
      {more}
    </Stack>
  )
}
