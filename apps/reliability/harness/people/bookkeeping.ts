import { randomUUID } from 'node:crypto'
import type { Reply } from '@solvent/api-testing/client'
import type { Person } from '@solvent/api-testing/person'
import { addAsset, addLiability, listAssets, listLiabilities, payLiability } from '@solvent/contracts'
import { toMinor } from './amounts'

interface Payment {
  debtId: string
  /** In major currency units; the full balance if omitted. */
  amount?: number
  from?: string
  /** Random if omitted. */
  key?: string
}

/** Adds an asset to pay from, in major currency units; resolves to its id. */
export async function addCash(person: Person, value: number, type = 'Cash'): Promise<string> {
  const { id } = await person.answer(addAsset, {
    body: { asset_type: type, asset_value: value, date_received: '2026-01-15' },
  })
  return id
}

/** Adds a debt without interest, in major currency units; resolves to its id. */
export async function addDebt(person: Person, amount: number, installments = 12): Promise<string> {
  const { id } = await person.answer(addLiability, {
    body: {
      liability_type: 'Loan',
      liability_amount: amount,
      installments_total: installments,
      frequency: 'monthly',
      due_date: '2027-01-31',
      priority_score: 50,
      interest_rate: 0,
    },
  })
  return id
}

export function pay(person: Person, payment: Payment): Promise<Reply> {
  const { debtId, amount, from = 'Cash', key = randomUUID() } = payment
  const body =
    amount === undefined
      ? { payment_type: 'full', payment_account: from }
      : { payment_type: 'partial', payment_account: from, payment_amount: amount }
  return person.send(payLiability, { params: { id: debtId }, key, body })
}

/** The debt's remaining balance in cents. */
export async function debtBalance(person: Person, debtId: string): Promise<bigint> {
  const { liabilities } = await person.answer(listLiabilities)
  const debt = liabilities.find(({ id }) => id === debtId)
  if (!debt) throw new Error('The debt is gone')
  return toMinor(debt.remaining_amount)
}

/** Total cents in all assets of a type. */
export async function assetBalance(person: Person, type = 'Cash'): Promise<bigint> {
  const { assets } = await person.answer(listAssets)
  return assets
    .filter((asset) => asset.asset_type === type)
    .reduce((sum, asset) => sum + toMinor(asset.asset_value), 0n)
}

/** "200", or the status and code of an error. */
export function toOutcome({ status, code }: Reply): string {
  return code === null ? String(status) : `${status} ${code}`
}

/** The error message shown to the user. */
export function toMessage({ body }: Reply): string {
  return typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : ''
}
