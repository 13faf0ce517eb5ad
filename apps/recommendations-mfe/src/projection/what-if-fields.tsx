import type { PlanInputs } from '@solvent/contracts'
import {
  Button,
  Card,
  color,
  DateField,
  font,
  formatAmount,
  Inline,
  radius,
  SliderField,
  Stack,
  space,
} from '@solvent/ui'
import styled from 'styled-components'
import { BudgetDialog } from '../budget/lazy-budget-dialog'
import { emptyTrial, problemOfDay, problemOfGoal, sliderScales, type Trial } from './what-if'

const Change = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  border-inline-start: 4px solid ${color.chart3};
  background: ${color.surfaceSubtle};
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
`

interface WhatIfFieldsProps {
  inputs: PlanInputs
  trial: Trial
  onTrial: (trial: Trial) => void
  /** Opens the budget of the plan with the extra money. */
  onTakeOver: () => void
  /** The effect of the what-if, as text. */
  children: string
  /** What the goal takes, as text; null without a goal. */
  goal: string | null
}

const Goal = styled.div`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
  /* Rendered even when empty, because a live region must exist before its text changes. */
  &:empty { padding: 0; }
`

/** The fields of the what-if, which does not change the plan. */
export function WhatIfFields({ inputs, trial, onTrial, onTakeOver, children, goal }: WhatIfFieldsProps) {
  const { extra, lump } = sliderScales(inputs)
  const hasTrial = trial.extraPerMonth > 0 || trial.lumpSum > 0
  return (
    <Card title="What if?">
      <Stack>
        <SliderField
          label="Extra each month"
          value={trial.extraPerMonth}
          onChange={(extraPerMonth) => onTrial({ ...trial, extraPerMonth })}
          describe={formatAmount}
          max={extra.max}
          step={extra.step}
          hint="On top of your budget"
        />
        <SliderField
          label="One-off payment"
          value={trial.lumpSum}
          onChange={(lumpSum) => onTrial({ ...trial, lumpSum })}
          describe={formatAmount}
          max={lump.max}
          step={lump.step}
          hint="Such as a bonus or a gift"
        />
        <DateField
          label="Date of the one-off payment"
          value={trial.on}
          onChange={(on) => onTrial({ ...trial, on })}
          min={inputs.today}
          error={problemOfDay(trial.on, inputs.today)}
        />
        <Change>
          <p role="status">{children}</p>
          <Inline gap={1}>
            {trial.extraPerMonth > 0 && (
              <Button small onClick={onTakeOver} onIntent={BudgetDialog.preload}>
                Use as budget
              </Button>
            )}
            <Button
              small
              variant="ghost"
              disabled={!hasTrial}
              aria-label="Reset what-if"
              onClick={() => onTrial({ ...emptyTrial(inputs.today), debtFreeBy: trial.debtFreeBy })}
            >
              Reset
            </Button>
          </Inline>
        </Change>
        <DateField
          unit="month"
          label="Debt-free by"
          value={trial.debtFreeBy}
          onChange={(debtFreeBy) => onTrial({ ...trial, debtFreeBy })}
          min={inputs.today.slice(0, 7)}
          hint="Pick a target month"
          error={problemOfGoal(trial.debtFreeBy, inputs.today)}
        />
        <Goal role="status">{goal}</Goal>
      </Stack>
    </Card>
  )
}
