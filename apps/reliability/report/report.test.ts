import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderReport } from './render-report'
import type { Result } from './result'
import { unreachedGoals } from './unreached-goals'

const project = join(__dirname, '..')
const page = readFileSync(join(project, '../../docs/reliability.md'), 'utf8')
const DECLARED = /^ {2}id: '([A-Z]\d[^']*)',$[\s\S]*?^ {2}engines: \[([^\]]*)\]/gm

function readJson(name: string) {
  return JSON.parse(readFileSync(join(project, name), 'utf8'))
}

/** All scenarios and engines declared in the scenario files. */
function declared(): [id: string, engine: string][] {
  const folder = join(project, 'scenarios')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  return [...text.join('\n').matchAll(DECLARED)].flatMap(([, id = '', engines = '']) =>
    engines.split(', ').map((engine): [string, string] => [id, engine.replaceAll("'", '')]),
  )
}

test('docs/reliability.md matches the recorded scenarios and figures', () => {
  expect(page).toBe(renderReport(readJson('scenarios.json'), readJson('figures.json')))
})

test('docs/reliability.md lists every scenario once per engine, run or not', () => {
  const onPage = [...page.matchAll(/^\| (\S+) \| (embedded|postgres) \|/gm)].map(([, id, engine]) => [
    id,
    engine,
  ])
  expect(onPage.sort()).toEqual(declared().sort())
})

test('says why for every goal that is not reached, and for no other', () => {
  const results: Result[] = readJson('figures.json')
  const missed = results.filter(({ reached }) => !reached).map(({ id, engine }) => [id, engine])
  const explained = unreachedGoals.map(({ scenario, engine }) => [scenario, engine])
  expect(explained.sort()).toEqual(missed.sort())
})

test('marks scenarios that have not run, and shows how many rounds of the plan were run', () => {
  const scenario = { id: 'F1', engine: 'embedded' as const, test: 'a', goal: 'b', command: 'c', rounds: 200 }
  const seen = { figure: 'fine', reached: true, rounds: 3, seconds: 1, seen: 'today' }
  expect(renderReport([scenario], [])).toContain('| F1 | embedded | a | b | **Not run yet** |')
  expect(renderReport([scenario], [{ ...scenario, ...seen }])).toContain('| fine | 3 of 200 | today |')
})
