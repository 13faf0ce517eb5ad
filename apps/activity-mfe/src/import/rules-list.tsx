import type { ImportRule } from '@solvent/contracts'
import { ConfirmDialog, QueryBoundary, useRestoreFocus } from '@solvent/screen-kit'
import { Button, Caption, color, EmptyState, Inline, Stack, space, useToast } from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { RuleDialog } from './rule-dialog'
import { RuleItem } from './rule-item'
import { type NameOf, ruleSentence } from './rule-sentence'
import { useImportAccounts } from './use-import-accounts'
import { useRules } from './use-rules'

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & > li { display: grid; gap: ${space[2]}; padding: ${space[3]} 0; }
  & > li + li { border-top: 1px solid ${color.border}; }
`

/** The dialog that is open, and what it is about; without a rule, the form adds one. */
type OpenDialog = { dialog: 'form'; rule?: ImportRule } | { dialog: 'delete'; rule: ImportRule }

/** The rules for lines of bank files in their order, each with buttons that move, change and delete it. */
export function RulesList() {
  const rules = useRules()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const nameOf = useNames()
  const add = <Button onClick={() => setOpen({ dialog: 'form' })}>Add rule</Button>
  return (
    <>
      <QueryBoundary query={rules.query} loading="Loading rules..." failed="We couldn't load your rules.">
        {({ rules: all }) =>
          all.length === 0 ? (
            <EmptyState
              title="No rules yet"
              text={`A rule decides what lines are recorded as, such as every payment to "REWE" as Groceries.`}
              action={add}
            />
          ) : (
            <Stack>
              <Inline justify="between">
                <Caption>The first rule that fits a line applies.</Caption>
                {add}
              </Inline>
              <OrderedRules {...rules} all={all} nameOf={nameOf} onOpen={setOpen} />
            </Stack>
          )
        }
      </QueryBoundary>
      {open && (
        <RuleDialogs open={open} nameOf={nameOf} onDelete={rules.remove} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

interface OrderedRulesProps extends Pick<ReturnType<typeof useRules>, 'moved' | 'move'> {
  all: readonly ImportRule[]
  nameOf: NameOf
  onOpen: (open: OpenDialog) => void
}

function OrderedRules({ all, moved, move, nameOf, onOpen }: OrderedRulesProps) {
  const list = useRestoreFocus<HTMLOListElement>()
  return (
    <List ref={list} tabIndex={-1} aria-label="Rules">
      {all.map((rule, place) => (
        <li key={rule.id}>
          <RuleItem
            rule={rule}
            nameOf={nameOf}
            place={place}
            isLast={place === all.length - 1}
            moved={moved?.id === rule.id ? moved.direction : null}
            onMove={(direction) => move(rule, direction)}
            onEdit={() => onOpen({ dialog: 'form', rule })}
            onDelete={() => onOpen({ dialog: 'delete', rule })}
          />
        </li>
      ))}
    </List>
  )
}

interface RuleDialogsProps {
  open: OpenDialog
  nameOf: NameOf
  onDelete: (rule: ImportRule) => void
  onClose: () => void
}

function RuleDialogs({ open, nameOf, onDelete, onClose }: RuleDialogsProps) {
  const toast = useToast()
  const { rule } = open
  if (open.dialog === 'form') {
    const onSaved = () => toast.success(rule ? 'Rule changed' : 'Rule added')
    return <RuleDialog rule={rule} onSaved={onSaved} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      title="Delete this rule?"
      action="Delete"
      onConfirm={() => onDelete(open.rule)}
      onClose={onClose}
    >
      {`${ruleSentence(open.rule, nameOf)}. Imported entries stay as they are.`}
    </ConfirmDialog>
  )
}

/** Names what rules are about, of which an account may no longer be there. */
function useNames(): NameOf {
  const { options = [], debts } = useImportAccounts()
  const names = new Map(debts.map(({ id, name }) => [id, name]))
  for (const { account, name } of options) names.set(account.id, name)
  return (id) => names.get(id) ?? 'another account'
}
