import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listAssets, listLiabilities, login } from '@solvent/contracts'
import { migrations } from '../../../src/storage/migrations/migrations'
import { embeddedStore, type Store, startApi } from '../../harness/app/api-process'
import { testProgram } from '../../harness/app/built-program'
import { PASSWORD, Person } from '../../harness/people/person'
import type { Row, Setting } from '../../harness/runner/scenario'
import { ownStore } from '../../harness/app/provision-store'
import { runBuilt } from '../../harness/app/api-commands'
import { differences } from '../../harness/runner/format'

const EMAIL = 'somebody@example.com'
const LIMIT_MS = 60_000
/** Every number of migrations that data of a former version can have. */
const FORMER = migrations.length - 1
/** From this number on there are assets and debts. */
const BOOKS = 2

export const formerReleases: Row = {
  id: 'F13',
  test: 'data of every former version (those with the first 1, 2, ... migrations) opened by this one',
  goal: '100 % open with everything in them, an automatic backup first',
  engines: ['embedded', 'postgres'],
  rounds: { short: 2, long: FORMER },
  async run(setting) {
    const own = await ownStore(setting)
    const wrong: string[] = []
    for (let round = 0; round < setting.rounds; round += 1) {
      // The short version takes the latest one and goes back from there.
      const count = Math.max(1, FORMER - round)
      const store = await storeOf(setting, own.postgres, count)
      const backups = join(setting.scratch, `backups-${count}`)
      execFileSync(
        process.execPath,
        [testProgram('old-release'), placeOf(store), `${count}`, EMAIL, PASSWORD],
        {
          timeout: LIMIT_MS,
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      )
      wrong.push(...(await open(store, backups, count)))
    }
    await own.close()
    return {
      figure: `data of ${setting.rounds} of ${FORMER} former versions opened and their backups looked at; ${differences(wrong)}`,
      reached: wrong.length === 0,
    }
  },
}

async function storeOf(
  { scratch }: Setting,
  postgres: Awaited<ReturnType<typeof ownStore>>['postgres'],
  count: number,
): Promise<Store> {
  if (!postgres) return embeddedStore(join(scratch, `of-${count}`))
  const url = await postgres.createDatabase(`of_${count}`)
  return { engine: 'postgres', url, keyFile: join(scratch, `of-${count}.key`) }
}

function placeOf(store: Store): string {
  return store.engine === 'embedded' ? store.dataDir : store.url
}

/** What is not there any more after the present version has opened the data. */
async function open(store: Store, backups: string, count: number): Promise<string[]> {
  const api = await startApi({ store, env: { BACKUP_DIR: backups } })
  const found = await look(api.url)
  await api.end('SIGTERM')
  const expected = count >= BOOKS ? 'cash 1234.56, debt 500' : 'cash undefined, debt undefined'
  const wrong = found === expected ? [] : [`after ${count} migrations: ${found}`]
  const made = readdirSync(backups).filter((name) => name.includes('before-migration'))
  if (made.length !== 1) wrong.push(`after ${count} migrations: ${made.length} backups were made first`)
  const verified = await runBuilt('verify', store)
  if (verified.code !== 0) wrong.push(`after ${count} migrations: verify says ${verified.output}`)
  return wrong
}

async function look(url: string): Promise<string> {
  const response = await fetch(url + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  if (response.status !== 200) return `sign-in answered with ${response.status}`
  const person = new Person(url, EMAIL, login.response.parse(await response.json()).access_token)
  const { assets } = await person.ask(listAssets)
  const { liabilities } = await person.ask(listLiabilities)
  return `cash ${assets[0]?.asset_value}, debt ${liabilities[0]?.remaining_amount}`
}
