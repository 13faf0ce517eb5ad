import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { type Api, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { ChatUser, type InterruptedTurn } from '../../harness/assistant/chat-user'
import { isRacing, type KillPoint, killPoints, quick, recording } from '../../harness/assistant/kill-points'
import { PacedProvider } from '../../harness/assistant/paced-provider'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

/** The latest kill, relative to the duration of the turns, so that kills cover all of it. */
const KILL_WINDOW = 1.2
/** The kill point whose entry triggers the kill, by round; with `undefined` the kill comes at a random moment. */
const TRIGGERS = [recording, undefined, quick]

export const killedInATurn: Scenario = {
  id: 'F15',
  test: `SIGKILL while the assistant answers six people concurrently (${killPoints.map(({ name }) => name).join('; ')}), then the same messages again`,
  goal: '50 rounds: every message answered once, each entry and draft once, the conversation as it was held, books right',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 50 },
  async run(context) {
    const provider = await PacedProvider.start()
    const { store, close } = await provisionStore(context)
    const start = () => startApi({ store, env: provider.env })
    let api = await start()
    const users = await Promise.all(
      killPoints.map((killPoint) => ChatUser.create(api.url, killPoint, provider)),
    )
    const latestMs = KILL_WINDOW * (await timeOfTurns(api.url, provider))
    let slowest = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const finishAll = await interrupt(api, users, latestMs, TRIGGERS[round % TRIGGERS.length])
      api = await start()
      for (const { person } of users) person.url = api.url
      slowest = Math.max(slowest, await finishAll())
      if (round % 10 === 9)
        context.log(`${round + 1} kills, ${users.flatMap(({ wrong }) => wrong).length} wrong`)
    }
    const differences = await Promise.all(users.map((user) => user.differences()))
    await api.end('SIGTERM')
    const wrong = [...differences.flat(), ...(await verify(store))]
    await close()
    return {
      figure: `${context.rounds * users.length} turns cut off by ${context.rounds} kills, ${formatDifferences(wrong)} (the journal verified at the end); ${describeRaces(users)}; sent again, the last was answered within ${formatDuration(slowest)}`,
      reached: wrong.length === 0,
    }
  },
}

/** Milliseconds that the racing turns take without a kill; the first of two runs is a warm-up. */
async function timeOfTurns(url: string, provider: PacedProvider): Promise<number> {
  const racing = killPoints.filter(isRacing)
  const users = await Promise.all(racing.map((killPoint) => ChatUser.create(url, killPoint, provider)))
  let ms = 0
  for (let run = 0; run < 2; run += 1) {
    const begun = await beginAll(users)
    const began = performance.now()
    await Promise.all(begun.map(({ proceed }) => proceed()))
    ms = performance.now() - began
  }
  return ms
}

/**
 * Interrupts one turn of each user. The returned function finishes all of them and resolves to the milliseconds taken.
 *
 * @param trigger its entry triggers the kill once saved; without it the kill comes at random, within `latestMs`
 */
async function interrupt(
  api: Api,
  users: readonly ChatUser[],
  latestMs: number,
  trigger: KillPoint | undefined,
): Promise<() => Promise<number>> {
  const begun = await beginAll(users)
  const saved = begun[users.findIndex(({ killPoint }) => killPoint === trigger)]?.saved()
  const cut = begun.map(({ proceed, finish }) => ({ first: proceed(), finish }))
  await (saved ?? sleep(Math.random() * latestMs))
  await api.end('SIGKILL')
  return async () => {
    const began = performance.now()
    await Promise.all(cut.map(async ({ first, finish }) => finish(await first)))
    return performance.now() - began
  }
}

function beginAll(users: readonly ChatUser[]): Promise<InterruptedTurn[]> {
  return Promise.all(users.map((user) => user.begin()))
}

/** Describes how far the racing turns came: kills should come both before and after every save. */
function describeRaces(users: readonly ChatUser[]): string {
  const racing = users.filter(({ isRacing }) => isRacing)
  return racing
    .map(({ killPoint, begun, before }) => {
      return `"${killPoint.name}" was cut off after the entry ${before.entries} and after the answer ${before.answers} of ${begun} times`
    })
    .join(', ')
}
