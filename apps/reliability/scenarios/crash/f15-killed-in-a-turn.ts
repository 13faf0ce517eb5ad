import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { type Api, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { courses, quick } from '../../harness/assistant/courses'
import { PacedProvider } from '../../harness/assistant/paced-provider'
import { Talker } from '../../harness/assistant/talker'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

/** Of the time that a turn without a model takes, so that every moment of it is hit. */
const LATEST_KILL = 1.2

export const killedInATurn: Scenario = {
  id: 'F15',
  test: `SIGKILL while the assistant answers six people at once (${courses.map(({ name }) => name).join('; ')}), then the same messages again`,
  goal: '50 rounds: every message answered once, each entry and draft once, the conversation as it was held, books right',
  engines: ['embedded', 'postgres'],
  rounds: { short: 1, long: 50 },
  async run(context) {
    const provider = await PacedProvider.start()
    const { store, close } = await provisionStore(context)
    const start = () => startApi({ store, env: provider.env })
    let api = await start()
    const talkers = await Promise.all(courses.map((course) => Talker.create(api.url, course, provider)))
    const latestMs = LATEST_KILL * (await timeOfTurn(api.url, provider))
    let slowest = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const resume = await killWithin(latestMs, api, talkers)
      api = await start()
      for (const { person } of talkers) person.url = api.url
      slowest = Math.max(slowest, await resume())
      if (round % 10 === 9)
        context.log(`${round + 1} kills, ${talkers.flatMap(({ wrong }) => wrong).length} wrong`)
    }
    const differences = await Promise.all(talkers.map((talker) => talker.differences()))
    await api.end('SIGTERM')
    const wrong = [...differences.flat(), ...(await verify(store))]
    await close()
    return {
      figure: `${context.rounds * talkers.length} turns cut off by ${context.rounds} kills, ${formatDifferences(wrong)} (the journal verified at the end); ${describeRaces(talkers)}; sent again, the last was answered within ${formatDuration(slowest)}`,
      reached: wrong.length === 0,
    }
  },
}

/** Milliseconds of a turn that asks no provider and is not cut off; the first one is practice. */
async function timeOfTurn(url: string, provider: PacedProvider): Promise<number> {
  const talker = await Talker.create(url, quick, provider)
  await (await talker.begin()).goOn()
  const { goOn } = await talker.begin()
  const began = performance.now()
  await goOn()
  return performance.now() - began
}

/** Cuts off one turn of each. What it resolves with finishes them all, and says how many milliseconds that took. */
async function killWithin(ms: number, api: Api, talkers: readonly Talker[]): Promise<() => Promise<number>> {
  const begun = await Promise.all(talkers.map((talker) => talker.begin()))
  const cut = begun.map(({ goOn, finish }) => ({ first: goOn(), finish }))
  await sleep(Math.random() * ms)
  await api.end('SIGKILL')
  return async () => {
    const began = performance.now()
    await Promise.all(cut.map(async ({ first, finish }) => finish(await first)))
    return performance.now() - began
  }
}

/** How far the turns were that raced with the kill: it should come before and after every save. */
function describeRaces(talkers: readonly Talker[]): string {
  const racing = talkers.filter(({ isRacing }) => isRacing)
  return racing
    .map(({ course, begun, before }) => {
      return `"${course.name}" was cut off after the entry ${before.entries} and after the answer ${before.answers} of ${begun} times`
    })
    .join(', ')
}
