import type { DebtFile, FileDebt, Liability } from '@solvent/contracts'
import {
  Badge,
  Button,
  CheckboxField,
  color,
  Dialog,
  font,
  formatAmount,
  media,
  Stack,
  space,
} from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { debtNotes } from './debt-notes'
import { sameDebtNote } from './same-debt'
import { SkippedRows } from './skipped-rows'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  gap: ${space[4]};
  padding: ${space[2]} 0;
  &:not(:last-child) { border-bottom: 1px solid ${color.border}; }
  & > :first-child { flex: 1 1 auto; min-width: 0; overflow-wrap: anywhere; }
`

const Figures = styled.div`
  flex: none;
  text-align: end;
`

/** On the line of the name, whose height a checkbox has. */
const Balance = styled.p`
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
  line-height: 2rem;
  ${media.phone} { line-height: 2.75rem; }
`

interface ChooseDebtsDialogProps {
  file: DebtFile
  liabilities: readonly Liability[]
  onContinue: (chosen: readonly FileDebt[]) => void
  onClose: () => void
}

/** Lists the debts of a file and asks which to add. Those that are already there are not chosen at first. */
export function ChooseDebtsDialog({ file, liabilities, onContinue, onClose }: ChooseDebtsDialogProps) {
  /** What the person chose, by the line of the debt. */
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map())
  const rows = file.debts.map((debt) => {
    const same = sameDebtNote(debt, liabilities)
    return { debt, same, isChosen: choices.get(debt.line) ?? same === null }
  })
  const chosen = rows.filter(({ isChosen }) => isChosen).map(({ debt }) => debt)
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" onClick={() => onContinue(chosen)} disabled={chosen.length === 0}>
        {`Continue with ${chosen.length}`}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Choose the debts to add"
      description="You check each one before it is added."
      footer={footer}
    >
      <Stack>
        <List>
          {rows.map(({ debt, same, isChosen }) => (
            <Item key={debt.line}>
              <CheckboxField
                label={debt.name}
                checked={isChosen}
                onChange={(checked) => setChoices((before) => new Map(before).set(debt.line, checked))}
                hint={debtNotes(debt, same)}
              />
              <Figures>
                <Balance>{formatAmount(debt.balance)}</Balance>
                {debt.problem && <Badge tone="warning">Check this</Badge>}
              </Figures>
            </Item>
          ))}
        </List>
        <SkippedRows rows={file.skipped} />
      </Stack>
    </Dialog>
  )
}
