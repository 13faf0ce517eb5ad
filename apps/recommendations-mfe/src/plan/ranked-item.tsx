import { liabilityNaming, type PlanItem } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { PaymentDialog } from '@solvent/payment'
import { Badge, Button, Caption, Disclosure, Figure, formatAmount, rankTone, type Tone } from '@solvent/ui'
import { Link } from 'react-router-dom'
import { nextPayment } from './next-payment'
import {
  Action,
  Advice,
  Facts,
  Item,
  Name,
  Note,
  Pay,
  Row,
  UnderName,
  Why,
  Words,
} from './ranked-item-styles'
import { ScoreParts } from './score-parts'

const urgencies: Record<PlanItem['urgency'], { word: string; tone: Tone }> = {
  high: { word: 'High', tone: 'danger' },
  medium: { word: 'Medium', tone: 'warning' },
  low: { word: 'Low', tone: 'success' },
}

/** The type, due date and remaining amount of a liability. */
function noteOf(liability: PlanItem['liability']): string {
  const { next_due_date, remaining_amount } = liability
  const due = next_due_date && `due ${dateInWords(next_due_date)}`
  return [liabilityNaming(liability).type, due, `${formatAmount(remaining_amount)} left`]
    .filter(Boolean)
    .join(' · ')
}

interface RankedItemRowProps {
  item: PlanItem
  /** Its rank in the plan, from 1. */
  rank: number
  onPay: (item: PlanItem) => void
}

/** One item of the plan: what to pay, its urgency, and the reason for its rank. */
export function RankedItemRow({ item, rank, onPay }: RankedItemRowProps) {
  const {
    liability,
    recommended_action,
    timing,
    advice,
    from_savings,
    explanation,
    score_parts,
    scheduled,
    unrecorded,
  } = item
  const { name } = liabilityNaming(liability)
  const next = nextPayment(item)
  return (
    <Item data-key={liability.id}>
      <Row>
        <div>
          <Badge tone={rankTone(rank)}>{`#${rank}`}</Badge>
        </div>
        <Words>
          <Name>{name}</Name>
          <Note>{noteOf(liability)}</Note>
          <Action>{recommended_action}</Action>
          {timing && <Action>{timing}</Action>}
          {unrecorded.length > 0 ? (
            <Link to="/liabilities">Record scheduled payment</Link>
          ) : (
            scheduled.length > 0 && <Link to="/liabilities">Change scheduled payment</Link>
          )}
          {advice && <Advice>{advice}</Advice>}
        </Words>
        <ItemFacts item={item} />
        <Pay>
          {next && (recommended_action.includes('Pay this month') || from_savings > 0) && (
            <>
              <Button
                small
                variant={rank === 1 ? 'primary' : 'secondary'}
                onIntent={PaymentDialog.preload}
                aria-label={`Schedule Payment of ${formatAmount(next.amount)} for ${name}`}
                onClick={() => onPay(item)}
              >
                Schedule Payment
              </Button>
              <Caption as="span">{next.on ? `For ${dateInWords(next.on)}` : 'To pay today'}</Caption>
            </>
          )}
        </Pay>
      </Row>
      <UnderName>
        <Disclosure title="Why this rank?">
          <Why>
            <ScoreParts score={score_parts} />
            <p>{explanation}</p>
          </Why>
        </Disclosure>
      </UnderName>
    </Item>
  )
}

function ItemFacts({ item: { priority_score, urgency, amount, short_by } }: { item: PlanItem }) {
  const isUncovered = amount === 0 && short_by > 0
  return (
    <Facts>
      <div>
        <Caption as="dt">Score</Caption>
        <dd>
          <Figure value={String(priority_score)} />
        </dd>
      </div>
      <div>
        <Caption as="dt">Urgency</Caption>
        <dd>
          <Badge tone={urgencies[urgency].tone}>{urgencies[urgency].word}</Badge>
        </dd>
      </div>
      <div>
        <Caption as="dt">{isUncovered ? 'Not covered' : 'Amount'}</Caption>
        <dd>
          <Figure value={formatAmount(isUncovered ? short_by : amount)} />
        </dd>
      </div>
    </Facts>
  )
}
