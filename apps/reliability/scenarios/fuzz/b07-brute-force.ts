import { randomBytes } from 'node:crypto'
import { logIn, Person, randomAddress, signUp } from '@solvent/api-testing/person'
import { type Endpoint, getSecretKey, login, resetPassword } from '@solvent/contracts'
import { sharedServer } from '../../harness/app/shared-server'
import { formatCounts, formatDifferences, formatDuration } from '../../harness/runner/format'
import { inParallel } from '../../harness/runner/parallel'
import type { Scenario } from '../../harness/runner/scenario'
import { countValues, median } from '../../harness/runner/statistics'

const MAX_CHECKED = 20
const CONCURRENCY = 20
/** The number of attempts per account before throttling begins. */
const ATTEMPTS_EACH = 5
const TIMED = { short: 4, long: 50 }
const DIFFERENCE = 0.1

export const bruteForce: Scenario = {
  id: 'B7',
  test: 'one wrong attempt per round, from as many addresses, on the login, the reset and the secret key of one person; and how long wrong logins take',
  goal: '1,000 tries each: <= 20 reach the hash, the owner can still log in; known and unknown accounts differ by < 10 % (median)',
  engines: ['embedded'],
  rounds: { short: 100, long: 1000 },
  async run(context) {
    const url = await sharedServer(context)
    const wrong: string[] = []
    const counts: string[] = []
    for (const [contract, body] of attacks()) {
      const victim = await signUp(url)
      // Makes their network a known one.
      await logIn(victim)
      const statuses = await guess(victim, contract, body, context.rounds)
      const checked = statuses.filter((status) => status !== 429).length
      counts.push(
        `${contract.name} ${checked} of ${statuses.length} looked at (${formatCounts(countValues(statuses))})`,
      )
      if (checked > MAX_CHECKED) wrong.push(`${checked} tries of ${contract.name} reached the hash`)
      if (statuses.some((status) => status === 200 || status >= 500 || status === 0)) {
        wrong.push(`${contract.name} answered ${formatCounts(countValues(statuses))}`)
      }
      await logIn(victim).catch((error) => wrong.push(`the owner is locked out: ${String(error)}`))
    }
    const times = await compareTimes(url, TIMED[context.short ? 'short' : 'long'])
    const apart = Math.abs(times.known - times.unknown) / times.known
    // Too few attempts to detect a difference of 10 %.
    if (!context.short && apart >= DIFFERENCE) wrong.push(`the times differ by ${percent(apart)}`)
    return {
      figure: `${counts.join('; ')}; a wrong login takes ${formatDuration(times.known)} of a known and ${formatDuration(times.unknown)} of an unknown account (median of ${times.count} each, ${percent(apart)} apart${context.short ? ', too few to judge' : ''}); ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

/** The attacked calls, each with a body that guesses the secret. */
function attacks(): [Endpoint, (victim: Person) => object][] {
  const guessed = () => `Wrong-${randomBytes(4).toString('hex')}-1`
  return [
    [login, ({ email }) => ({ email, password: guessed() })],
    [
      resetPassword,
      ({ email }) => ({
        email,
        secret_key: randomBytes(6).toString('hex').toUpperCase(),
        new_password: 'Correct-Horse-8',
      }),
    ],
    [getSecretKey, () => ({ password: guessed() })],
  ]
}

async function guess(
  victim: Person,
  contract: Endpoint,
  body: (victim: Person) => object,
  attempts: number,
): Promise<number[]> {
  const statuses: number[] = []
  let begun = 0
  await inParallel(CONCURRENCY, async () => {
    while (begun < attempts) {
      begun += 1
      // Has a stolen token, for the call that needs one.
      const guesser = new Person(victim.url, victim.email, victim.token, '', randomAddress())
      statuses.push((await guesser.send(contract, { body: body(victim) })).status)
    }
  })
  return statuses
}

/** Alternates known and unknown accounts, with a new address for each attempt. */
async function compareTimes(url: string, accounts: number) {
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < accounts; n += 1) {
    const { email } = await signUp(url)
    const unknownEmail = `unknown-${randomBytes(6).toString('hex')}@example.com`
    for (let attempt = 0; attempt < ATTEMPTS_EACH; attempt += 1) {
      known.push(await timed(url, email))
      unknown.push(await timed(url, unknownEmail))
    }
  }
  return { known: median(known), unknown: median(unknown), count: known.length }
}

async function timed(url: string, email: string): Promise<number> {
  const guest = new Person(url, email, '')
  const began = performance.now()
  const { status } = await guest.send(login, { body: { email, password: 'Wrong-Horse-9' } })
  if (status !== 401) throw new Error(`A wrong login was answered ${status}`)
  return performance.now() - began
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
