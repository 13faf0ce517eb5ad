import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Calls a function of the module with arguments given as code. */
function answered(name: string, ...args: string[]) {
  const module = pathToFileURL(path.join(__dirname, 'found-remotes.mjs')).href
  const call = `const { ${name} } = await import(${JSON.stringify(module)})
const answer = ${name}(${args.join(', ')})
process.stdout.write(JSON.stringify(answer instanceof Map ? [...answer] : answer))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', call], { encoding: 'utf8' }))
}

test('every app with a remote.json is a remote, those with a page first', () => {
  const apps = path.resolve(__dirname, '../../apps')
  const expected = readdirSync(apps).filter((app) => existsSync(path.join(apps, app, 'remote.json')))
  const found: { app: string; name: string }[] = answered('findRemotes')
  expect(found.map(({ app }) => app).sort()).toEqual(expected.sort())
  expect(found[0]).toMatchObject({ app: 'assets-mfe', name: 'assets_mfe' })
  expect(found.at(-1)?.app).toBe('chat-mfe')
})

test.each<[string, string[], number, [string, number][], [string, number][]]>([
  [
    'of a first start: one after the other',
    ['a', 'b'],
    3001,
    [],
    [
      ['a', 3001],
      ['b', 3002],
    ],
  ],
  [
    'of a new remote: the next',
    ['a', 'new', 'b'],
    3001,
    [
      ['a', 3001],
      ['b', 3002],
    ],
    [
      ['a', 3001],
      ['b', 3002],
      ['new', 3003],
    ],
  ],
  [
    'after one was removed: as they were',
    ['b', 'c'],
    3001,
    [
      ['a', 3001],
      ['b', 3002],
      ['c', 3003],
    ],
    [
      ['b', 3002],
      ['c', 3003],
    ],
  ],
  [
    'of another start: all of them',
    ['a', 'b'],
    5001,
    [
      ['a', 3001],
      ['b', 3002],
    ],
    [
      ['a', 5001],
      ['b', 5002],
    ],
  ],
])('the ports %s', (_, names, first, known, ports) => {
  expect(
    answered('portsOf', JSON.stringify(names), String(first), `new Map(${JSON.stringify(known)})`),
  ).toEqual(ports)
})
