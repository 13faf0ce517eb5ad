import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root'

/** Each workflow and the minimum number of commands it runs. */
const WORKFLOWS = [
  ['ci.yml', 2],
  ['nightly.yml', 1],
  ['release-remote.yml', 2],
] as const

/** The commands of a workflow, without shell built-ins. */
function commandsOf(workflow: string): string[] {
  const text = readFileSync(path.join(root, '.github/workflows', workflow), 'utf8')
  return [
    ...text.matchAll(/\b(npm run (?:-s )?([\w:-]+)|nx (?:affected|run-many) -t ([a-z0-9 ]+))/g),
  ].flatMap(([, , script, targets]) => (script ? [`script ${script}`] : (targets ?? '').trim().split(' ')))
}

test.each(WORKFLOWS)('%s runs scripts and targets that there are', (workflow, least) => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const targets = ['typecheck', 'test', 'build', 'repository', 'e2e']
  const known = [...targets, ...Object.keys(scripts).map((script) => `script ${script}`)]
  const used = commandsOf(workflow)
  expect(used.length).toBeGreaterThanOrEqual(least)
  expect(used.filter((command) => !known.includes(command))).toEqual([])
})

test.each(WORKFLOWS)(
  '%s uses official actions of a fixed version, and no text of others in its shell',
  (workflow) => {
    const text = readFileSync(path.join(root, '.github/workflows', workflow), 'utf8')
    const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(uses.filter((action) => !/^actions\/[\w-]+@v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([])
    const lines = text.split('\n').filter((line) => /^\s+(- )?run:/.test(line))
    expect(lines.filter((line) => line.includes('${{'))).toEqual([])
  },
)
