import { type QueryState, today } from '@solvent/api-client'
import type { Liability, Plan, PlanCourse } from '@solvent/contracts'
import {
  Button,
  Card,
  color,
  font,
  formatExactAmount,
  media,
  Skeleton,
  space,
  VisuallyHidden,
} from '@solvent/ui'
import styled from 'styled-components'
import { paths } from '../../paths'
import { PanelLink } from '../panel-link'
import type { OpenPayment } from '../use-payment-dialog'
import { heroText } from './hero-text'
import { type NextStep, nextStep } from './next-step'
import { outlook } from './outlook'
import { PayFrom } from './pay-from'

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
`

const Words = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Eyebrow = styled.p`
  color: ${color.accentText};
  font: ${font.captionStrong};
`

const Sentence = styled.h2`
  margin-top: ${space[1]};
  font: ${font.page};
  letter-spacing: -0.015em;
  ${media.phone} { font-size: 1.375rem; line-height: 1.75rem; }
`

const Second = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  margin-top: ${space[1]};
  color: ${color.textMuted};
`

const Act = styled.div`
  ${media.phone} { flex: 1 1 100%; & > * { width: 100%; } }
`

interface HeroCardProps {
  plan: QueryState<Plan>
  liabilities: QueryState<{ liabilities: Liability[] }>
  course: QueryState<PlanCourse>
  currency: string
  onPay: OpenPayment
}

/** The next step, in a sentence with a button, and when the debts will be paid off. */
export function HeroCard({ plan, liabilities, course, currency, onPay }: HeroCardProps) {
  if (!plan.data || !liabilities.data) {
    // The panel that shows the same data, further down, reports the failure.
    if (plan.error || liabilities.error) return null
    return (
      <Card>
        <div role="status">
          <VisuallyHidden>Loading your next payment...</VisuallyHidden>
          <Skeleton height={5} />
        </div>
      </Card>
    )
  }
  const step = nextStep(plan.data, liabilities.data.liabilities, today())
  const { eyebrow, sentence } = heroText(step, currency)
  const end = course.data ? outlook(course.data, today()) : ''
  return (
    <Card>
      <Row>
        <Words>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Sentence>{sentence}</Sentence>
          {step.kind !== 'free' && (
            <Second>
              {step.kind === 'pay' && <PayFrom amount={step.amount} />}
              {end && <span>{end}</span>}
              <PanelLink to={paths.plan}>See your payoff plan</PanelLink>
            </Second>
          )}
        </Words>
        <Act>
          <Action step={step} currency={currency} onPay={onPay} />
        </Act>
      </Row>
    </Card>
  )
}

function Action({ step, currency, onPay }: { step: NextStep; currency: string; onPay: OpenPayment }) {
  if (step.kind === 'income') return <PanelLink to={paths.profile}>Set monthly income</PanelLink>
  if (step.kind === 'record') return <PanelLink to={paths.liabilities}>Record payment</PanelLink>
  if (step.kind !== 'pay') return null
  return (
    <Button
      variant="primary"
      onClick={() => onPay(step.liabilityId, step.amount)}
      aria-label={`Pay ${formatExactAmount(step.amount, currency)} to ${step.name}`}
    >
      {`Pay ${formatExactAmount(step.amount, currency)}`}
    </Button>
  )
}
