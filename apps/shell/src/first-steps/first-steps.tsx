import type { Profile } from '@solvent/contracts'
import { Button, Caption, Card, Inline, Progress, Stack } from '@solvent/ui'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { AssetStep } from './asset-step'
import { DebtStep } from './debt-step'
import { IncomeStep } from './income-step'
import { Step } from './step'
import type { StepName, StepsDone } from './steps-done'

const STEPS: readonly { name: StepName; title: string; Content: ComponentType<{ profile: Profile }> }[] = [
  { name: 'income', title: 'What comes in', Content: IncomeStep },
  { name: 'assets', title: 'What you own', Content: AssetStep },
  { name: 'debts', title: 'What you owe', Content: DebtStep },
]

interface FirstStepsProps {
  done: StepsDone
  profile: Profile
  /** The person does not want to be asked further. */
  onSkip: () => void
  /** What may stand beside the way out, such as the offer of an example. */
  children?: ReactNode
}

/** What a plan needs, entered right there: what comes in, what is owned and what is owed. */
export function FirstSteps({ done, profile, onSkip, children }: FirstStepsProps) {
  const next = STEPS.find(({ name }) => done[name] === null)?.name
  const [chosen, setChosen] = useState<StepName | null>(null)
  // A step that is done gives way to the next one.
  const open = chosen !== null && done[chosen] === null ? chosen : next
  const count = STEPS.filter(({ name }) => done[name] !== null).length
  const list = useFocusOnNext(count)
  return (
    <Card title="Three steps to your plan">
      <Stack gap={4}>
        <Progress label="Done" value={count} max={STEPS.length} text={`${count} of ${STEPS.length}`} />
        <ol ref={list}>
          {STEPS.map(({ name, title, Content }, index) => (
            <Step
              key={name}
              number={index + 1}
              title={title}
              summary={done[name]}
              open={name === open}
              onOpen={() => setChosen(name)}
            >
              <Content profile={profile} />
            </Step>
          ))}
        </ol>
        <Caption>Everything can be changed later, and more added, on its own page.</Caption>
        <Inline>
          {children}
          <Button variant="ghost" onClick={onSkip}>
            Skip the steps
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** Puts the focus into the next step's first field when one more is done: the button that had it is gone. */
function useFocusOnNext(count: number) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>('input, select')?.focus()
    before.current = count
  }, [count])
  return list
}
