import { messageOf, useRead, useSend } from '@solvent/api-client'
import { deleteImportRule, type ImportRule, listImportRules, moveImportRule } from '@solvent/contracts'
import { useToast } from '@solvent/ui'
import { useState } from 'react'

export type MoveDirection = 'up' | 'down'

/** The rules in their order, and what changes it. A move or a deletion is shown before the rules are read again. */
export function useRules() {
  const query = useRead(listImportRules, {})
  /** The rules after a change, until newer ones than those of that time are read. */
  const [changed, setChanged] = useState<{ asOf: number | undefined; rules: ImportRule[] } | null>(null)
  const [moved, setMoved] = useState<{ id: string; direction: MoveDirection } | null>(null)
  const moving = useSend(moveImportRule)
  const deleting = useSend(deleteImportRule)
  const toast = useToast()
  const isChanged = changed !== null && changed.asOf === query.asOf
  const data = isChanged ? { rules: changed.rules } : query.data
  const rules = data?.rules ?? []
  const show = (next: ImportRule[]) => setChanged({ asOf: query.asOf, rules: next })
  const failed = (text: string) => (error: Error) => toast.error(messageOf(error, text))

  function move(rule: ImportRule, direction: MoveDirection) {
    // The next move is counted from the order that this one leads to.
    if (moving.isPending) return
    const place = rules.indexOf(rule) + (direction === 'up' ? -1 : 1)
    const others = rules.filter(({ id }) => id !== rule.id)
    const before = others[place]?.id ?? null
    moving.mutate(
      { params: { id: rule.id }, body: { before } },
      {
        onSuccess: () => {
          show([...others.slice(0, place), rule, ...others.slice(place)])
          setMoved({ id: rule.id, direction })
        },
        onError: failed("We couldn't move this rule. Please try again."),
      },
    )
  }
  function remove({ id }: ImportRule) {
    deleting.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          show(rules.filter((rule) => rule.id !== id))
          // The rules behind it get another place, which is not a move.
          setMoved(null)
          toast.success('Rule deleted')
        },
        onError: failed("We couldn't delete this rule. Please try again."),
      },
    )
  }
  return { query: { ...query, data }, moved, move, remove }
}
