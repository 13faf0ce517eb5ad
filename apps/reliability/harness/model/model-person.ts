import { randomUUID } from 'node:crypto'
import {
  addAsset,
  addLiability,
  deleteAsset,
  deleteLiability,
  type Endpoint,
  listEntries,
  payLiability,
  undoEntry,
  updateAsset,
  updateLiability,
} from '@solvent/contracts'
import { major, minor } from '../people/book-errors'
import { Oracle } from './oracle'
import type { Input, Person, Reply } from '../people/person'
import type { Random } from '../runner/random'

const TYPES = ['Cash', 'Savings Account']
const KINDS = ['installment', 'full', 'partial'] as const
const TWICE = 0.2
const UNDONE = 0.15
const MOST_THINGS = 8

interface Step {
  what: string
  contract: Endpoint
  input: Input
  /** The refusal that must come, or null for a success. */
  refusal: string | null
  /** What the answer's id means for the oracle; only after a success. */
  learn(oracle: Oracle, body: Record<string, unknown>): void
}

/** A person, and the oracle of their books. */
export class ModelPerson {
  oracle = new Oracle()
  twice = 0

  constructor(readonly person: Person) {}

  /**
   * Takes a random step, sometimes twice at once, sometimes undone again; what happens `around` it may end the
   * server, and then the step is sent again with its key.
   */
  async step(
    random: Random,
    around?: () => Promise<void>,
  ): Promise<{ what: string; problem: string | null }> {
    const step = someStep(random, this.oracle)
    const before = this.oracle.copy()
    const lastEntry = await this.#lastEntry()
    const replies = await this.#send(step, random, around)
    const problem = problemOf(step, replies)
    if (problem !== null) return { what: step.what, problem }
    if (step.refusal !== null) return { what: step.what, problem: null }
    step.learn(this.oracle, replies[0]?.body as Record<string, unknown>)
    if (!random.chance(UNDONE)) return { what: step.what, problem: null }
    return { what: `${step.what} and undone`, problem: await this.#undo(before, lastEntry) }
  }

  async #send({ contract, input }: Step, random: Random, around?: () => Promise<void>): Promise<Reply[]> {
    const named = { ...input, key: randomUUID() }
    if (around) {
      const [first] = await Promise.all([this.person.send(contract, named), around()])
      const again = await this.person.send(contract, named)
      return first.status === 0 ? [again] : [first, again]
    }
    const times = random.chance(TWICE) ? [1, 2] : [1]
    this.twice += times.length - 1
    return Promise.all(times.map(() => this.person.send(contract, named)))
  }

  /** Takes the newest entry back, if the step wrote one. */
  async #undo(before: Oracle, lastEntry: string | undefined): Promise<string | null> {
    const entry = await this.#lastEntry()
    if (entry === undefined || entry === lastEntry) return null
    const { status, body } = await this.person.send(undoEntry, { params: { id: entry } })
    if (status !== 200) return `undo was answered ${status} ${JSON.stringify(body)}`
    this.oracle = before
    return null
  }

  async #lastEntry(): Promise<string | undefined> {
    const { entries } = await this.person.ask(listEntries, { query: { limit: '1' } })
    return entries[0]?.id
  }
}

function problemOf({ refusal }: Step, replies: readonly Reply[]): string | null {
  const [first] = replies
  if (!first) return 'nothing was sent'
  for (const reply of replies) {
    if (reply.status !== (refusal === null ? 200 : 400) || reply.code !== refusal) {
      return `answered ${reply.status} ${JSON.stringify(reply.body)}, not ${refusal ?? 'a success'}`
    }
    if (JSON.stringify(reply.body) !== JSON.stringify(first.body)) return 'two answers to one request differ'
  }
  return null
}

function someStep(random: Random, oracle: Oracle): Step {
  const { assets, debts } = oracle
  const choice = random.next()
  if (assets.length === 0 || (choice < 0.12 && assets.length < MOST_THINGS)) return assetAdded(random)
  if (debts.length === 0 || (choice < 0.2 && debts.length < MOST_THINGS)) return debtAdded(random)
  if (choice < 0.3) return assetEdited(random, oracle)
  if (choice < 0.38) return gone(random, oracle)
  if (choice < 0.48) return debtEdited(random, oracle)
  return payment(random, oracle)
}

function assetAdded(random: Random): Step {
  const { type, value, date, body } = someAsset(random)
  return {
    what: `add ${value} cents of ${type}`,
    contract: addAsset,
    input: { body },
    refusal: null,
    learn: (oracle, { id }) => oracle.assets.push({ id: String(id), type, value, date }),
  }
}

function debtAdded(random: Random): Step {
  const total = random.whole(1, 500_000)
  return {
    what: `owe ${total} cents`,
    contract: addLiability,
    input: { body: { ...someTerms(random), liability_amount: major(total) } },
    refusal: null,
    learn(oracle, { id, installment_amount: installment }) {
      const debt = { id: String(id), total, remaining: total, paid: 0 }
      oracle.debts.push({ ...debt, installment: Number(minor(Number(installment))) })
    },
  }
}

function assetEdited(random: Random, { assets }: Oracle): Step {
  const { id } = random.of(assets)
  const { type, value, date, body } = someAsset(random)
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

function debtEdited(random: Random, { debts }: Oracle): Step {
  const { id } = random.of(debts)
  const total = random.whole(1, 500_000)
  return {
    what: `change a debt to ${total} cents`,
    contract: updateLiability,
    input: { params: { id }, body: { ...someTerms(random), total_amount: major(total) } },
    refusal: null,
    learn(oracle, { installment_amount: installment }) {
      const debt = oracle.debts.find((one) => one.id === id)
      if (!debt) return
      const remaining = Math.max(0, total - debt.paid)
      Object.assign(debt, { total, remaining, installment: Number(minor(Number(installment))) })
    },
  }
}

function gone(random: Random, { assets, debts }: Oracle): Step {
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
  const judged = oracle.judge(chosen, kind, cents, type)
  const partial = kind === 'partial' && { payment_amount: major(cents) }
  return {
    what: `pay ${kind === 'partial' ? `${cents} cents` : kind} from ${type}`,
    contract: payLiability,
    input: {
      params: { id: chosen.id },
      body: { payment_type: kind, payment_account: type, ...partial },
    },
    refusal: typeof judged === 'string' ? judged : null,
    learn(current) {
      const debt = current.debts.find(({ id }) => id === chosen.id)
      if (debt && typeof judged === 'number') current.pay(debt, judged, type)
    },
  }
}

function someAsset(random: Random) {
  const type = random.of(TYPES)
  const value = random.whole(0, 400_000)
  const date = `2026-0${random.whole(1, 9)}-15`
  return { type, value, date, body: { asset_type: type, asset_value: major(value), date_received: date } }
}

function someTerms(random: Random) {
  return {
    liability_type: 'Loan',
    installments_total: random.whole(1, 30),
    frequency: random.of(['weekly', 'monthly', 'quarterly', 'yearly']),
    due_date: '2027-01-31',
    priority_score: random.whole(1, 100),
    interest_rate: 0,
  }
}
