import { type Person, signUp } from '@solvent/api-testing/person'
import { getDashboard } from '@solvent/contracts'
import type { LoadUser } from '../requests/load'
import { inParallel } from '../runner/parallel'
import { toMinor } from './amounts'
import { addCash, addDebt, assetBalance, debtBalance } from './bookkeeping'

const START = 1_000_000
const START_CENTS = BigInt(START) * 100n
/** The server limits concurrent password hashes and the queue for them. */
const SIGN_UP_CONCURRENCY = 4

interface Member extends LoadUser {
  person: Person
}

/** People who pay off a debt of 1,000,000.00 in cents from as much money, with checks of the result. */
export class Population {
  private constructor(readonly members: readonly Member[]) {}

  static async create(url: string, count: number): Promise<Population> {
    const members: Member[] = []
    await inParallel(SIGN_UP_CONCURRENCY, async () => {
      while (members.length < count) {
        const slot = members.length
        // Reserve the slot before the first await.
        members.length += 1
        members[slot] = await newMember(url)
      }
    })
    return new Population(members)
  }

  get users(): LoadUser[] {
    return this.members.map(({ token, debtId }) => ({ token, debtId }))
  }

  /** Differences between the books and the acknowledged payments, which are in the members' order. */
  async differences(acknowledged: readonly number[]): Promise<string[]> {
    const wrong: string[] = []
    for (const [n, { person, debtId }] of this.members.entries()) {
      const expected = START_CENTS - BigInt(acknowledged[n] ?? 0)
      const [rest, left] = [await debtBalance(person, debtId), await assetBalance(person)]
      if (rest !== expected || left !== expected) {
        wrong.push(
          `${acknowledged[n]} acknowledged, but ${START_CENTS - rest} paid, ${START_CENTS - left} taken`,
        )
      }
      const { net_worth: worth } = await person.answer(getDashboard)
      if (toMinor(worth) !== left - rest)
        wrong.push(`net worth ${worth} of ${left} cents owned and ${rest} owed`)
    }
    return wrong
  }
}

async function newMember(url: string): Promise<Member> {
  const person = await signUp(url)
  await addCash(person, START)
  return { person, token: person.token, debtId: await addDebt(person, START) }
}
