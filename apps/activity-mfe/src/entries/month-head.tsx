import { useRead } from '@solvent/api-client'
import { type EntryFilter, type EntrySummary, getEntrySummary } from '@solvent/contracts'
import { monthInWords } from '@solvent/money'
import { Caption, color, Figure, font, formatAmount, formatChange, media, space } from '@solvent/ui'
import styled from 'styled-components'
import { inMonth, type MonthSums } from './month-sums'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  padding: ${space[4]} ${space[5]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceSubtle};
  ${media.phone} { padding: ${space[3]} ${space[4]}; }
`

const Title = styled.h2`
  font: ${font.section};
`

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin: 0;
  & > div { display: flex; align-items: baseline; gap: ${space[2]}; }
  & dd { margin: 0; font: ${font.bodyStrong}; font-variant-numeric: tabular-nums; }
  ${media.phone} { column-gap: ${space[4]}; & dd { font: ${font.captionStrong}; } }
`

type Sums = Pick<EntrySummary['months'][number], 'money_in' | 'money_out' | 'interest'>

const NO_SUMS: Sums = { money_in: 0, money_out: 0, interest: 0 }

interface MonthHeadProps {
  /** `YYYY-MM` */
  month: string
  sums: MonthSums
}

/** The heading of a month, with its money in, money out and interest. */
export function MonthHead({ month, sums: { filter, since, recent } }: MonthHeadProps) {
  if (month < since) return <OlderMonthHead month={month} filter={filter} />
  return <MonthFigures month={month} sums={recent && (recent.get(month) ?? NO_SUMS)} />
}

function OlderMonthHead({ month, filter }: { month: string; filter: EntryFilter }) {
  const { data } = useRead(getEntrySummary, { query: inMonth(filter, month) }, { keepPrevious: true })
  return <MonthFigures month={month} sums={data ? (data.months[0] ?? NO_SUMS) : null} />
}

/** `sums` is null until loaded. */
function MonthFigures({ month, sums }: { month: string; sums: Sums | null }) {
  const figures = [
    ['In', sums && formatChange(sums.money_in)],
    ['Out', sums && formatChange(0 - sums.money_out)],
    ['Interest', sums && formatAmount(sums.interest)],
  ] as const
  return (
    <Head>
      <Title>{monthInWords(month)}</Title>
      <Figures>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <Caption as="dt">{name}</Caption>
            <dd>{figure === null ? '–' : <Figure value={figure} />}</dd>
          </div>
        ))}
      </Figures>
    </Head>
  )
}
