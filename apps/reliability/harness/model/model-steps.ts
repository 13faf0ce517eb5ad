import type { Input } from '@solvent/api-testing/client'
import {
  addAsset,
  addLiability,
  deleteAsset,
  deleteLiability,
  type Endpoint,
  payLiability,
  updateAsset,
  updateLiability,
} from '@solvent/contracts'
import { toMajor, toMinor } from '../people/amounts'
import type { Random } from '../runner/random'
import type { Oracle } from './oracle'

const TYPES = ['Cash', 'Savings Account']
const KINDS = ['installment', 'full', 'partial'] as const
const MAX_ITEMS = 8

/** One call and its expected result. */
export interface Step {
  what: string
  contract: Endpoint
  input: Input
  /** The expected error code, or null if the call must succeed. */
  refusal: string | null
  /** Updates the oracle from the response; only after a success. */
  apply(oracle: Oracle, body: Record<string, unknown>): void
}

/** A random step that fits the books, either to succeed or to be refused. */
export function randomStep(random: Random, oracle: Oracle): Step {
  const { assets, debts } = oracle
  const choice = random.next()
  if (assets.length === 0 || (choice < 0.12 && assets.length < MAX_ITEMS)) return assetAddition(random)
  if (debts.length === 0 || (choice < 0.2 && debts.length < MAX_ITEMS)) return debtAddition(random)
  if (choice < 0.3) return assetEdit(random, oracle)
  if (choice < 0.38) return deletion(random, oracle)
  if (choice < 0.48) return debtEdit(random, oracle)
  return payment(random, oracle)
}

function assetAddition(random: Random): Step {
  const { type, value, date, body } = randomAsset(random)
  return {
    what: `add ${value} cents of ${type}`,
    contract: addAsset,
    input: { body },
    refusal: null,
    apply: (oracle, { id }) => oracle.assets.push({ id: String(id), type, value, date }),
  }
}

function debtAddition(random: Random): Step {
  const total = random.integer(1, 500_000)
  return {
    what: `owe ${total} cents`,
    contract: addLiability,
    input: { body: { ...randomTerms(random), liability_amount: toMajor(total) } },
    refusal: null,
    apply(oracle, { id, installment_amount: installment }) {
      const debt = { id: String(id), total, remaining: total, paid: 0 }
      oracle.debts.push({ ...debt, installment: Number(toMinor(Number(installment))) })
    },
  }
}

function assetEdit(random: Random, { assets }: Oracle): Step {
  const { id } = random.pick(assets)
  const { type, value, date, body } = randomAsset(random)
  return {
    what: `change an asset to ${value} cents of ${type}`,
    contract: updateAsset,
    input: { params: { id }, body },
    refusal: null,
    apply(oracle) {
      const asset = oracle.assets.find((one) => one.id === id)
      if (asset) Object.assign(asset, { type, value, date })
    },
  }
}

function debtEdit(random: Random, { debts }: Oracle): Step {
  const { id } = random.pick(debts)
  const total = random.integer(1, 500_000)
  return {
    what: `change a debt to ${total} cents`,
    contract: updateLiability,
    input: { params: { id }, body: { ...randomTerms(random), total_amount: toMajor(total) } },
    refusal: null,
    apply(oracle, { installment_amount: installment }) {
      const debt = oracle.debts.find((one) => one.id === id)
      if (!debt) return
      const remaining = Math.max(0, total - debt.paid)
      Object.assign(debt, { total, remaining, installment: Number(toMinor(Number(installment))) })
    },
  }
}

function deletion(random: Random, { assets, debts }: Oracle): Step {
  const isAsset = random.chance(0.5)
  const { id } = random.pick<{ id: string }>(isAsset ? assets : debts)
  return {
    what: isAsset ? 'delete an asset' : 'delete a debt',
    contract: isAsset ? deleteAsset : deleteLiability,
    input: { params: { id } },
    refusal: null,
    apply(oracle) {
      oracle.assets = oracle.assets.filter((one) => one.id !== id)
      oracle.debts = oracle.debts.filter((one) => one.id !== id)
    },
  }
}

function payment(random: Random, oracle: Oracle): Step {
  const chosen = random.pick(oracle.debts)
  const kind = random.pick(KINDS)
  const type = random.pick(TYPES)
  const cents = random.integer(0, 300_000)
  const decision = oracle.decidePayment(chosen, kind, cents, type)
  const partial = kind === 'partial' && { payment_amount: toMajor(cents) }
  return {
    what: `pay ${kind === 'partial' ? `${cents} cents` : kind} from ${type}`,
    contract: payLiability,
    input: {
      params: { id: chosen.id },
      body: { payment_type: kind, payment_account: type, ...partial },
    },
    refusal: typeof decision === 'string' ? decision : null,
    apply(current) {
      const debt = current.debts.find(({ id }) => id === chosen.id)
      if (debt && typeof decision === 'number') current.pay(debt, decision, type)
    },
  }
}

function randomAsset(random: Random) {
  const type = random.pick(TYPES)
  const value = random.integer(0, 400_000)
  const date = `2026-0${random.integer(1, 9)}-15`
  return { type, value, date, body: { asset_type: type, asset_value: toMajor(value), date_received: date } }
}

function randomTerms(random: Random) {
  return {
    liability_type: 'Loan',
    installments_total: random.integer(1, 30),
    frequency: random.pick(['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly']),
    due_date: '2027-01-31',
    priority_score: random.integer(1, 100),
    interest_rate: 0,
  }
}
