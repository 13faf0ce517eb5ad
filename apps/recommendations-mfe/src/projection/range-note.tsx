import { useRead } from '@solvent/api-client'
import { getProjectionRange } from '@solvent/contracts'
import type { Course } from '@solvent/plan/answers'
import { Caption, Disclosure, Stack, space } from '@solvent/ui'
import styled from 'styled-components'

const Causes = styled.ul`
  margin: 0;
  padding-inline-start: ${space[4]};
  & > li + li { margin-top: ${space[2]}; }
`

/** How sure the debt-free month is, and why; renders nothing if nothing is uncertain. */
export function RangeNote({ strategy, reserve }: Pick<Course, 'strategy' | 'reserve'>) {
  const { data } = useRead(getProjectionRange, { query: { strategy, reserve } }, { keepPrevious: true })
  if (!data?.range) return null
  const { runs, text, causes } = data.range
  return (
    <div>
      <p>{text}</p>
      <Disclosure title="How sure is that month?">
        <Stack gap={3}>
          <p>{`We calculated your plan ${runs} times, each time with what is uncertain drawn at random.`}</p>
          <Causes>
            {causes.map(({ cause, assumption, text: alone }) => (
              <li key={cause}>
                {assumption}
                {causes.length > 1 && <Caption as="div">{`With this alone: ${alone}`}</Caption>}
              </li>
            ))}
          </Causes>
        </Stack>
      </Disclosure>
    </div>
  )
}
