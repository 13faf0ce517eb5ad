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
const MOST_ITEMS = 8

/** One call, and what it must do. */
export interface Step {
  what: string
  contract: Endpoint
  input: Input
  /** The refusal that must come, or null for a success. */
  refusal: string | null
  /** What the answer's id means for the oracle; only after a success. */
  learn(oracle: Oracle, body: Record<string, unknown>): void
}

/** A step that the state of the books allows, or that must be refused. */
export function randomStep(random: Random, oracle: Oracle): Step {
  const { assets, debts } = oracle
  const choice = random.next()
  if (assets.length === 0 || (choice < 0.12 && assets.length < MOST_ITEMS)) return assetAddition(random)
  if (debts.length === 0 || (choice < 0.2 && debts.length < MOST_ITEMS)) return debtAddition(random)
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
    learn: (oracle, { id }) => oracle.assets.push({ id: String(id), type, value, date }),
  }
}

function debtAddition(random: Random): Step {
  const total = random.whole(1, 500_000)
  return {
    what: `owe ${total} cents`,
    contract: addLiability,
    input: { body: { ...randomTerms(random), liability_amount: toMajor(total) } },
    refusal: null,
    learn(oracle, { id, installment_amount: installment }) {
      const debt = { id: String(id), total, remaining: total, paid: 0 }
      oracle.debts.push({ ...debt, installment: Number(toMinor(Number(installment))) })
    },
  }
}

function assetEdit(random: Random, { assets }: Oracle): Step {
  const { id } = random.of(assets)
  const { type, value, date, body } = randomAsset(random)
  return {
    what: `change an asset to ${value} cents of ${type}`,
    contract: updateAsset,
    input: { params: { id }, body },
    refusal: null,
    learn(oracle) {
      const asset = oracle.assets.find((one) => one.id === id)
      if (asset) Object.assign(asset, { type, value, date })
    },
  }
}

function debtEdit(random: Random, { debts }: Oracle): Step {
  const { id } = random.of(debts)
  const total = random.whole(1, 500_000)
  return {
    what: `change a debt to ${total} cents`,
    contract: updateLiability,
    input: { params: { id }, body: { ...randomTerms(random), total_amount: toMajor(total) } },
    refusal: null,
    learn(oracle, { installment_amount: installment }) {
      const debt = oracle.debts.find((one) => one.id === id)
      if (!debt) return
      const remaining = Math.max(0, total - debt.paid)
      Object.assign(debt, { total, remaining, installment: Number(toMinor(Number(installment))) })
    },
  }
}

function deletion(random: Random, { assets, debts }: Oracle): Step {
  const isAsset = random.chance(0.5)
  const { id } = random.of<{ id: string }>(isAsset ? assets : debts)
  return {
    what: isAsset ? 'delete an asset' : 'delete a debt',
    contract: isAsset ? deleteAsset : deleteLiability,
    input: { params: { id } },
    refusal: null,
    learn(oracle) {
      oracle.assets = oracle.assets.filter((one) => one.id !== id)
      oracle.debts = oracle.debts.filter((one) => one.id !== id)
    },
  }
}

function payment(random: Random, oracle: Oracle): Step {
  const chosen = random.of(oracle.debts)
  const kind = random.of(KINDS)
  const type = random.of(TYPES)
  const cents = random.whole(0, 300_000)
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
    learn(current) {
      const debt = current.debts.find(({ id }) => id === chosen.id)
      if (debt && typeof decision === 'number') current.pay(debt, decision, type)
    },
  }
}

function randomAsset(random: Random) {
  const type = random.of(TYPES)
  const value = random.whole(0, 400_000)
  const date = `2026-0${random.whole(1, 9)}-15`
  return { type, value, date, body: { asset_type: type, asset_value: toMajor(value), date_received: date } }
}

function randomTerms(random: Random) {
  return {
    liability_type: 'Loan',
    installments_total: random.whole(1, 30),
    frequency: random.of(['weekly', 'monthly', 'quarterly', 'yearly']),
    due_date: '2027-01-31',
    priority_score: random.whole(1, 100),
    interest_rate: 0,
  }
}
