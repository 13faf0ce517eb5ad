import type { PaySchedule, Profile } from '@solvent/contracts'
import { useFocusOnNext } from '@solvent/screen-kit'
import { Button, Caption, Card, Inline, Progress, Stack } from '@solvent/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { AssetStep } from './asset-step'
import { DebtStep } from './debt-step'
import { IncomeStep } from './income-step'
import { PaydaysLine } from './paydays-line'
import { Step } from './step'
import type { StepName, StepsDone } from './steps-done'

interface StepContentProps {
  profile: Profile
  onNoDebts: () => void
  /** Called when the step's form is saved. */
  onSaved: () => void
}

const STEPS: readonly { name: StepName; title: string; Content: ComponentType<StepContentProps> }[] = [
  { name: 'income', title: 'Add your income', Content: IncomeStep },
  { name: 'assets', title: 'Add what you own', Content: AssetStep },
  { name: 'debts', title: 'Add what you owe', Content: DebtStep },
]

interface FirstStepsProps {
  done: StepsDone
  profile: Profile
  /** When the income is paid: null if that is not set, undefined while it is loading. */
  pay: PaySchedule | null | undefined
  /** Called when the user chooses "I have no debts". */
  onNoDebts: () => void
  /** Called when the user skips the steps. */
  onSkip: () => void
  /** Shown beside the skip button, such as the example button. */
  children?: ReactNode
}

/** Asks for what a plan needs: an income, an asset and a debt. */
export function FirstSteps({ done, profile, pay, onNoDebts, onSkip, children }: FirstStepsProps) {
  const next = STEPS.find(({ name }) => done[name] === null)?.name
  const [chosen, setChosen] = useState<StepName | null>(null)
  const [saves, setSaves] = useState(0)
  // A saved step closes, and the next one opens.
  const open = chosen !== null && !done[chosen]?.page ? chosen : next
  const count = STEPS.filter(({ name }) => done[name] !== null).length
  const list = useFocusOnNext<HTMLOListElement>(count + saves)
  const save = () => {
    setChosen(null)
    setSaves(saves + 1)
  }
  const chooseNoDebts = () => {
    onNoDebts()
    save()
  }
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
              done={done[name]}
              open={name === open}
              onOpen={() => setChosen(name)}
              more={name === 'income' && pay !== undefined && <PaydaysLine pay={pay} />}
            >
              <Content profile={profile} onNoDebts={chooseNoDebts} onSaved={save} />
            </Step>
          ))}
        </ol>
        <Caption>You can change or add to this later.</Caption>
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
