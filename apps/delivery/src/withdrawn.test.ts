import { createServer, type Server } from 'node:http'
import { fakeBuild } from './testing/fake-build'
import { TestStore } from './testing/program'
import { currentRegistry, versionOf } from './testing/read-store'

const A = '1.0.0-aaaa'
const B = '1.1.0-bbbb'
const C = '1.2.0-cccc'

/** What a server counts while B fails. */
const FIGURES = `solvent_remote_loads_total{remote="coins_mfe",version="${A}",outcome="loaded"} 1000
solvent_remote_loads_total{remote="coins_mfe",version="${B}",outcome="loaded"} 20
solvent_remote_loads_total{remote="coins_mfe",version="${B}",outcome="failed"} 10`

let remotes: TestStore
let server: Server
const publishB = (...args: string[]) => remotes.run('publish', buildOf(B), ...args)
const buildOf = (version: string) => fakeBuild(remotes.folder, { version })

// The canary B of the release A is withdrawn.
beforeEach(async () => {
  remotes = new TestStore()
  await remotes.publish(buildOf(A))
  await remotes.publish(buildOf(B), '--canary', '5')
  server = createServer((_, response) => response.end(`${FIGURES}\n`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const watched = await remotes.run('watch', '--metrics', `http://127.0.0.1:${port}/metrics`, '--once')
  expect(watched.code).toBe(1)
})
afterEach(() => {
  server.close()
  remotes.remove()
})

type Command = readonly [command: string, ...args: string[]]

/** Brings the store to where a command would release B once more. */
const nothing = async () => undefined
const canaryOfB = () => remotes.json('canary', 'coins_mfe', B, '5', '--withdrawn')
const pastB = async () => {
  await remotes.json('pin', 'coins_mfe', B, '--withdrawn')
  await remotes.publish(buildOf(C))
}
const removedB = async () => {
  await remotes.json('pin', 'coins_mfe', B, '--withdrawn')
  await remotes.json('remove', 'coins_mfe')
}

test.each<[string, () => Promise<unknown>, () => Command]>([
  ['pinned', nothing, () => ['pin', 'coins_mfe', B]],
  ['given to some', nothing, () => ['canary', 'coins_mfe', B, '5']],
  ['published to everybody', nothing, () => ['publish', buildOf(B)]],
  ['published to some', nothing, () => ['publish', buildOf(B), '--canary', '5']],
  ['promoted', canaryOfB, () => ['canary', 'coins_mfe', 'promote']],
  ['given to more', canaryOfB, () => ['canary', 'coins_mfe', B, '20']],
  ['pinned after a canary', canaryOfB, () => ['pin', 'coins_mfe', B]],
  ['rolled back to', pastB, () => ['rollback', 'coins_mfe']],
  ['restored', removedB, () => ['restore', 'coins_mfe']],
])('a withdrawn release is %s only with --withdrawn', async (_, prepare, command) => {
  await prepare()
  const before = currentRegistry(remotes.store)
  const day = currentRegistry(remotes.store).at.slice(0, 10)
  const { code, err } = await remotes.run(...command())
  expect([code, err]).toEqual([
    1,
    `coins_mfe ${B} was withdrawn on ${day} because 10 of 30 loads failed, 0 of 1000 without it; add --withdrawn to release it anyway.`,
  ])
  expect(currentRegistry(remotes.store)).toEqual(before)
  expect(await remotes.run(...command(), '--withdrawn')).toMatchObject({ code: 0 })
  const { coins_mfe: row } = currentRegistry(remotes.store).remotes
  expect([row?.version, row?.canary?.release.version]).toContain(B)
})

test('a withdrawn release that everybody has anyway is stored again, and its canary ends, without the flag', async () => {
  await remotes.json('pin', 'coins_mfe', B, '--withdrawn')
  expect(await publishB()).toMatchObject({ code: 0 })
  await remotes.json('canary', 'coins_mfe', A, '5')
  expect(await remotes.run('pin', 'coins_mfe', B)).toMatchObject({ code: 0 })
  await remotes.json('canary', 'coins_mfe', A, '5')
  expect(await remotes.run('canary', 'coins_mfe', 'off')).toMatchObject({ code: 0 })
  expect(versionOf(remotes.store)).toBe(B)
})

test('a canary that a person ended can be released again', async () => {
  await remotes.publish(buildOf(C), '--canary', '5')
  await remotes.json('canary', 'coins_mfe', 'off')
  expect(await remotes.run('pin', 'coins_mfe', C)).toMatchObject({ code: 0 })
})
