import { randomUUID } from 'node:crypto'
import { listAssets, listLiabilities, payLiability } from '@solvent/contracts'
import { minor } from './book-errors'
import type { Person, Reply } from './person'

interface Payment {
  debtId: string
  /** In whole currency units; all of the rest when left out. */
  amount?: number
  from?: string
  /** A name of its own when left out. */
  key?: string
}

export function pay(person: Person, payment: Payment): Promise<Reply> {
  const { debtId, amount, from = 'Cash', key = randomUUID() } = payment
  const body =
    amount === undefined
      ? { payment_type: 'full', payment_account: from }
      : { payment_type: 'partial', payment_account: from, payment_amount: amount }
  return person.send(payLiability, { params: { id: debtId }, key, body })
}

/** So many at the same moment. */
export function atOnce<Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => work(n)))
}

/** Cents that are still owed. */
export async function owed(person: Person, debtId: string): Promise<bigint> {
  const { liabilities } = await person.ask(listLiabilities)
  const debt = liabilities.find(({ id }) => id === debtId)
  if (!debt) throw new Error('The debt is gone')
  return minor(debt.remaining_amount)
}

/** Cents in all assets of a type. */
export async function owned(person: Person, type = 'Cash'): Promise<bigint> {
  const { assets } = await person.ask(listAssets)
  return assets
    .filter((asset) => asset.asset_type === type)
    .reduce((sum, asset) => sum + minor(asset.asset_value), 0n)
}

/** "200", or status and code of a refusal. */
export function outcome({ status, code }: Reply): string {
  return code === null ? String(status) : `${status} ${code}`
}

/** The text a person reads of a refusal. */
export function message({ body }: Reply): string {
  return typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : ''
}
