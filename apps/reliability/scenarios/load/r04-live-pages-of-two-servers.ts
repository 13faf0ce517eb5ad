import { logIn, type Person, signUp } from '@solvent/api-testing/person'
import { addAsset } from '@solvent/contracts'
import { type Api, startApi } from '../../harness/app/api-process'
import { provisionStore } from '../../harness/app/provision-store'
import { freePorts } from '../../harness/infrastructure/free-ports'
import { Audience } from '../../harness/people/audience'
import { LivePage } from '../../harness/people/live-page'
import type { Scenario } from '../../harness/runner/scenario'

/** A server is killed and restarted every this many saves. */
const KILLED_EVERY = { short: 4, long: 20 }
const CASH = {
  asset_type: 'Cash',
  asset_value: 1,
  asset_description: '',
  date_received: '2026-01-02',
  is_liquid: true,
}

export const livePagesOfTwoServers: Scenario = {
  id: 'R4',
  test: 'one save per round on one device of a person, through two servers of one PostgreSQL in turn, received by pages on both; now and then one of the servers is killed and started again',
  goal: '200 saves: each received by both, p95 <= 1 s, none by another person',
  engines: ['postgres'],
  rounds: { short: 10, long: 200 },
  async run(context) {
    const { store, close } = await provisionStore(context)
    const ports = await freePorts(2)
    const apis = await Promise.all(ports.map((port) => startApi({ store, env: { PORT: String(port) } })))
    const [first = '', second = ''] = apis.map(({ url }) => url)
    const writer = await signUp(first)
    const pages = [
      await LivePage.open(await logIn(writer), [first, second]),
      await LivePage.open(await logIn(writer), [second, first]),
    ]
    const audience = new Audience(pages, await LivePage.open(await signUp(second), [second, first]))
    const every = KILLED_EVERY[context.short ? 'short' : 'long']
    let kills = 0
    let starting: Promise<Api> | undefined
    for (let n = 0; n < context.rounds; n += 1) {
      const [url = '', other = ''] = n % 2 === 0 ? [first, second] : [second, first]
      await audience.saveAndWait(() => save(writer, url, other))
      if (n % every !== every - 1) continue
      await starting
      const turn = kills % 2
      await apis[turn]?.end('SIGKILL')
      kills += 1
      starting = startApi({ store, env: { PORT: String(ports[turn]) } }).then((api) => (apis[turn] = api))
    }
    await starting
    const live = await audience.end()
    await Promise.all(apis.map((api) => api.end('SIGTERM')))
    await close()
    return { ...live, figure: `${context.rounds} saves with ${kills} kills, ${live.figure}` }
  },
}

/** Saves through the other server if the first one is down. */
async function save(writer: Person, url: string, other: string): Promise<void> {
  writer.url = url
  const { status } = await writer.send(addAsset, { body: CASH })
  if (status === 200) return
  writer.url = other
  await writer.answer(addAsset, { body: CASH })
}
