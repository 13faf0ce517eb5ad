import { useRead } from '@solvent/api-client'
import { getTurn, type ResponseOf } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Caption, color, Disclosure, font, motion, radius, space } from '@solvent/ui'
import styled from 'styled-components'

type Turn = ResponseOf<typeof getTurn>

const Place = styled.div`
  align-self: stretch;
  margin-top: calc(-1 * ${space[2]});
  & button { min-height: 2rem; padding: 0; color: ${color.textMuted}; font: ${font.caption}; }
  /* Quiet under earlier answers, until it is pointed at, focused or open. */
  @media (hover: hover) {
    transition: opacity ${motion.fast};
    &:not(:last-child, :hover, :focus-within, :has([aria-expanded='true'])) { opacity: 0; }
    [data-author]:hover + & { opacity: 1 !important; }
  }
`

const Steps = styled.ol`
  margin: ${space[1]} 0 ${space[2]};
  padding-inline-start: ${space[5]};
  font: ${font.caption};
`

const Json = styled.pre.attrs({ tabIndex: 0 })`
  max-height: 16rem;
  margin: 0;
  overflow: auto;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: 0.75rem;
  line-height: 1.25rem;
`

/** What was sent to the provider for an answer. */
export function SentTurn({ id }: { id: string }) {
  return (
    <Place>
      <Disclosure title="What was sent">
        <Turn id={id} />
      </Disclosure>
    </Place>
  )
}

function Turn({ id }: { id: string }) {
  const turn = useRead(getTurn, { params: { id } })
  return (
    <QueryBoundary query={turn} loading="Loading what was sent..." failed="Failed to load what was sent.">
      {(data) => <TurnDetails turn={data} />}
    </QueryBoundary>
  )
}

function recipientText({ provider, model }: Turn): string {
  if (!provider) return 'Answered on this server. Nothing was sent to an AI provider.'
  return model ? `Sent to ${provider}, model ${model}.` : `Sent to ${provider}.`
}

function TurnDetails({ turn }: { turn: Turn }) {
  const { steps, requests } = turn
  return (
    <>
      <Caption>{recipientText(turn)}</Caption>
      {steps.length > 0 && (
        <Steps>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an answer never change.
            <li key={index}>{step}</li>
          ))}
        </Steps>
      )}
      {requests.length > 0 && (
        <Disclosure title="Full request (JSON)">
          <Json aria-label="Full request">{JSON.stringify(requests, null, 2)}</Json>
        </Disclosure>
      )}
    </>
  )
}
