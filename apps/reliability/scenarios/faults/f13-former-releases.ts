import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FORMER_MIGRATIONS, makeFormerData } from '@solvent/api/testing/former-release'
import { accessTokenOf, PASSWORD, Person } from '@solvent/api-testing/person'
import { listAssets, listLiabilities, login } from '@solvent/contracts'
import { runApiCommand } from '../../harness/app/api-commands'
import { embeddedStore, type Store, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { withDeadline } from '../../harness/runner/deadline'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario, ScenarioContext } from '../../harness/runner/scenario'

const EMAIL = 'ada@example.com'
const TIMEOUT_MS = 60_000
/** From this number of migrations on, the data has assets and debts. */
const BOOKS = 2

export const formerReleases: Scenario = {
  id: 'F13',
  test: 'data of every former version (those with the first 1, 2, ... migrations) opened by this one',
  goal: '100 % open with everything in them, an automatic backup first',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: FORMER_MIGRATIONS },
  async run(context) {
    const provisioned = await provisionStore(context)
    const wrong: string[] = []
    for (let round = 0; round < context.rounds; round += 1) {
      // Starts with the latest version and goes back, so that the short form covers the newest.
      const count = Math.max(1, FORMER_MIGRATIONS - round)
      const store = await storeOf(context, provisioned.postgres, count)
      const backups = join(context.scratch, `backups-${count}`)
      const data = { migrationCount: count, email: EMAIL, password: PASSWORD }
      await withDeadline(TIMEOUT_MS, 'The former data', makeFormerData(placeOf(store), data))
      wrong.push(...(await open(store, backups, count)))
    }
    await provisioned.close()
    return {
      figure: `data of ${context.rounds} of ${FORMER_MIGRATIONS} former versions opened and their backups looked at; ${formatDifferences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

async function storeOf(
  { scratch }: ScenarioContext,
  postgres: Awaited<ReturnType<typeof provisionStore>>['postgres'],
  count: number,
): Promise<Store> {
  if (!postgres) return embeddedStore(join(scratch, `of-${count}`))
  const url = await postgres.createDatabase(`of_${count}`)
  return { engine: 'postgres', url, keyFile: join(scratch, `of-${count}.key`) }
}

function placeOf(store: Store): string {
  return store.engine === 'embedded' ? store.dataDir : store.url
}

/** Opens the data with the current version; resolves to the problems found. */
async function open(store: Store, backups: string, count: number): Promise<string[]> {
  const api = await startApi({ store, env: { BACKUP_DIR: backups } })
  const found = await look(api.url)
  await api.end('SIGTERM')
  const expected = count >= BOOKS ? 'cash 1234.56, debt 500' : 'cash undefined, debt undefined'
  const wrong = found === expected ? [] : [`after ${count} migrations: ${found}`]
  const made = readdirSync(backups).filter((name) => name.includes('before-migration'))
  if (made.length !== 1) wrong.push(`after ${count} migrations: ${made.length} backups were made first`)
  const verified = await runApiCommand('verify', store)
  if (verified.code !== 0) wrong.push(`after ${count} migrations: verify says ${verified.output}`)
  return wrong
}

async function look(url: string): Promise<string> {
  const response = await fetch(url + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  if (response.status !== 200) return `the login was answered ${response.status}`
  const person = new Person(url, EMAIL, accessTokenOf(login.response.parse(await response.json())))
  const { assets } = await person.answer(listAssets)
  const { liabilities } = await person.answer(listLiabilities)
  return `cash ${assets[0]?.asset_value}, debt ${liabilities[0]?.remaining_amount}`
}
