import type { BooksCheck } from '@solvent/contracts'
import { Caption, Card, color, font, formatInstant, LineIcon, Stack, space } from '@solvent/ui'
import styled from 'styled-components'
import { countOf, ruleWords } from './rule-words'

const Head = styled.div<{ $good: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  & > svg { flex: none; color: ${({ $good }) => ($good ? color.successText : color.warningText)}; }
`

const Title = styled.h2`
  font: ${font.page};
  overflow-wrap: anywhere;
`

const Rules = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 ${space[4]}; }
`

const Count = styled(Caption)`
  margin-left: auto;
  font-variant-numeric: tabular-nums;
`

/** Whether the books add up, and how much was checked by each rule. */
export function Verdict({ check }: { check: BooksCheck }) {
  const { differences, entries, checked_at, rules } = check
  const isGood = differences.length === 0
  const differs = countOf(differences.length, { one: 'difference', many: 'differences' })
  return (
    <Card>
      <Stack gap={5}>
        <Head $good={isGood}>
          <LineIcon size={40}>
            {isGood ? (
              <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-4 8.75 2.75 2.75L16 9.5" />
            ) : (
              <path d="M12 3.5 21.5 20h-19zM12 10v4.5M12 17.2v.05" />
            )}
          </LineIcon>
          <div role="status">
            <Title>{isGood ? 'Everything adds up' : differs}</Title>
            <Caption>
              {countOf(entries, ruleWords.entries)} checked on{' '}
              <time dateTime={checked_at}>{formatInstant(checked_at)}</time>
            </Caption>
          </div>
        </Head>
        <Rules aria-label="What was checked">
          {rules.map(({ rule, checked }) => (
            <li key={rule}>
              <span>{ruleWords[rule].statement}</span>
              <Count as="span">{countOf(checked, ruleWords[rule])}</Count>
            </li>
          ))}
        </Rules>
      </Stack>
    </Card>
  )
}
