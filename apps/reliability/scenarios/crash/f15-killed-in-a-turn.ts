import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '../../harness/app/api-commands'
import { type Api, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { type Course, courses, isRacing, quick, recording } from '../../harness/assistant/courses'
import { PacedProvider } from '../../harness/assistant/paced-provider'
import { type CutTurn, Talker } from '../../harness/assistant/talker'
import { formatDifferences, formatDuration } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

/** Of the time that the turns take, so that every moment of them is hit. */
const LATEST_KILL = 1.2
/** Whose entry brings the kill, round by round; without one it comes at any moment. */
const MOMENTS = [recording, undefined, quick]

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
    const latestMs = LATEST_KILL * (await timeOfTurns(api.url, provider))
    let slowest = 0
    for (let round = 0; round < context.rounds; round += 1) {
      const resume = await cutOff(api, talkers, latestMs, MOMENTS[round % MOMENTS.length])
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

/** Milliseconds until the turns are answered that race with the kill, when none comes; the first time is practice. */
async function timeOfTurns(url: string, provider: PacedProvider): Promise<number> {
  const racing = courses.filter(isRacing)
  const talkers = await Promise.all(racing.map((course) => Talker.create(url, course, provider)))
  let ms = 0
  for (let time = 0; time < 2; time += 1) {
    const begun = await beginAll(talkers)
    const began = performance.now()
    await Promise.all(begun.map(({ goOn }) => goOn()))
    ms = performance.now() - began
  }
  return ms
}

/**
 * Cuts off one turn of each. What it resolves with finishes them all, and gives the milliseconds that took.
 *
 * @param seen whose entry brings the kill as soon as it is seen; without it the kill comes at any moment up to `latestMs`
 */
async function cutOff(
  api: Api,
  talkers: readonly Talker[],
  latestMs: number,
  seen: Course | undefined,
): Promise<() => Promise<number>> {
  const begun = await beginAll(talkers)
  const saved = begun[talkers.findIndex(({ course }) => course === seen)]?.saved()
  const cut = begun.map(({ goOn, finish }) => ({ first: goOn(), finish }))
  await (saved ?? sleep(Math.random() * latestMs))
  await api.end('SIGKILL')
  return async () => {
    const began = performance.now()
    await Promise.all(cut.map(async ({ first, finish }) => finish(await first)))
    return performance.now() - began
  }
}

function beginAll(talkers: readonly Talker[]): Promise<CutTurn[]> {
  return Promise.all(talkers.map((talker) => talker.begin()))
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
