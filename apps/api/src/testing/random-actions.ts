import type { Person } from '@solvent/api-testing/person'
import {
  addLiability,
  correctEntry,
  type Endpoint,
  listEntries,
  recordExpense,
  recordIncome,
  recordRefund,
  recordTrade,
  recordTransfer,
  undoEntry,
  updateLiability,
} from '@solvent/contracts'
import { fc } from './properties'
import { amount, booksOf, performStep, step, terms, type, which } from './random-person'
import type { Setting } from './setting'

const STEPS = { minLength: 15, maxLength: 40 }

const symbol = fc.constantFrom('ACME', 'Globex')
const quantity = fc.constantFrom('0.33333333', '1', '2.5', '7')

/** Steps that move money without a debt, add debts already running, or undo any entry. */
const further = fc.oneof(
  fc.record({
    kind: fc.constant('spend' as const),
    type: fc.oneof(type, fc.constant('Credit Card')),
    amount,
  }),
  fc.record({
    kind: fc.constant('getBack' as const),
    type: fc.oneof(type, fc.constant('Credit Card')),
    amount,
  }),
  fc.record({ kind: fc.constant('earn' as const), type: fc.oneof(type, fc.constant('Wallet')), amount }),
  fc.record({
    kind: fc.constant('trade' as const),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    type,
    symbol,
    quantity,
    price: amount,
  }),
  fc.record({
    kind: fc.constant('oldDebt' as const),
    terms,
    amount,
    paid: fc.nat({ max: 10 }),
    share: fc.option(fc.integer({ min: 1, max: 100 })),
  }),
  fc.record({ kind: fc.constant('otherTerms' as const), which, terms, amount }),
  fc.record({ kind: fc.constant('move' as const), type, to: fc.oneof(type, fc.constant('Wallet')), amount }),
  fc.record({ kind: fc.constant('correct' as const), which, type, amount }),
  fc.record({ kind: fc.constant('undo' as const), which }),
)
/** Without edits of liabilities: not all terms are valid for debts already running. */
const basicStep = step.filter(({ kind }) => kind !== 'editLiability')
type Further = typeof further extends fc.Arbitrary<infer S> ? S : never
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Sends the request; the server may refuse it as invalid. */
async function attempt({ server }: Setting, person: Person, action: Further): Promise<void> {
  const send = async (contract: Endpoint, input: Parameters<Person['send']>[1]) => {
    const { status, body } = await person.send(contract, input)
    if (status !== 200 && (status < 400 || status >= 500)) throw new Error(JSON.stringify(body))
  }
  const occurred_on = server.clock.date
  switch (action.kind) {
    case 'spend':
      return send(recordExpense, {
        body: { amount: action.amount, occurred_on, account: action.type, category: 'Groceries' },
      })
    case 'getBack':
      return send(recordRefund, {
        body: { amount: action.amount, occurred_on, account: action.type, category: 'Groceries' },
      })
    case 'earn':
      return send(recordIncome, {
        body: { amount: action.amount, occurred_on, account: action.type, category: 'Salary' },
      })
    case 'trade': {
      const { side, quantity, price } = action
      return send(recordTrade, {
        body: { side, symbol: action.symbol, quantity, price, account: action.type, occurred_on },
      })
    }
    case 'move':
      return send(recordTransfer, {
        body: { amount: action.amount, occurred_on, from_account: action.type, to_account: action.to },
      })
    case 'oldDebt': {
      const { terms: agreed, amount: liability_amount, paid: installments_paid, share } = action
      const left = share === null ? {} : { remaining_amount: Math.floor(liability_amount * share) / 100 }
      return send(addLiability, { body: { ...agreed, liability_amount, installments_paid, ...left } })
    }
    case 'otherTerms': {
      const { liabilities } = await booksOf(person)
      const id = liabilities[action.which % Math.max(liabilities.length, 1)]?.id
      const body = { ...action.terms, total_amount: action.amount }
      return id === undefined ? undefined : send(updateLiability, { params: { id }, body })
    }
    case 'correct': {
      const { entries } = await person.answer(listEntries, { query: { limit: '200' } })
      const found = entries.filter(({ kind }) => kind === 'expense' || kind === 'income')
      const entry = found[action.which % Math.max(found.length, 1)]
      const category = entry?.kind === 'income' ? 'Gift' : 'Travel'
      const { amount, type: account } = action
      const body = { kind: entry?.kind, amount, account, category, occurred_on }
      return entry && send(correctEntry, { params: { id: entry.id }, body })
    }
    case 'undo': {
      const { entries } = await person.answer(listEntries, { query: { limit: '200' } })
      const entry = entries[action.which % Math.max(entries.length, 1)]
      return entry && send(undoEntry, { params: { id: entry.id } })
    }
  }
}

/** Actions of a person with every kind of entry. */
export const actions = fc.array(
  fc.oneof({ weight: 3, arbitrary: basicStep }, { weight: 2, arbitrary: further }),
  STEPS,
)

/** Performs the actions one after another. The server may refuse some as invalid. */
export async function performAll(
  setting: Setting,
  person: Person,
  actions: readonly (Further | Step)[],
): Promise<void> {
  for (const action of actions) {
    if (isFurther(action)) await attempt(setting, person, action)
    else await performStep(setting, person, await booksOf(person), action)
  }
}

function isFurther(action: { kind: string }): action is Further {
  return ['spend', 'getBack', 'earn', 'trade', 'move', 'correct', 'oldDebt', 'otherTerms', 'undo'].includes(
    action.kind,
  )
}
