import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** Imports that the lint must refuse: the file, its import, and the reason. */
const refused = [
  ['libs/money/src', '@solvent/plan', 'a library of a higher layer'],
  ['libs/contracts/src', '@solvent/money', 'a library of the same layer'],
  ['libs/ui/src', '@solvent/api-client', 'data in the design system'],
  ['libs/event-bus/src', '@solvent/api-client', 'calls in the bus'],
  ['apps/assets-mfe/src', '@solvent/chat-mfe', 'a remote in a remote'],
  ['apps/shell/src', '@solvent/assets-mfe', 'a remote in the shell'],
  ['apps/shell/src', '@solvent/assets-mfe/src/page', 'the inside of a remote'],
  ['apps/shell/src', '../../assets-mfe/src/page', 'the inside of a remote by its path'],
  ['apps/shell/src', '@solvent/testing', 'the fake API in what people use'],
  ['libs/payment/src', '@solvent/plan', 'the plan in the payment dialog'],
  ['libs/remote-kit/src', '@solvent/payment', 'a dialog in the loader of the remotes'],
  ['libs/remote-kit/src', '@solvent/screen-kit', 'what a screen uses in the loader of the remotes'],
  ['libs/screen-kit/src', '@solvent/remote-kit', 'the federation in what a screen uses'],
  ['apps/shell/src', '@solvent/plan', 'the engine of the plan in the shell'],
  ['apps/assets-mfe/src', '@solvent/payment', 'paying in a remote that has nothing to pay'],
  ['apps/api/src/http', '@solvent/ui', 'the browser in the server'],
  ['apps/shell/src', '../../../libs/ui/src/card/card', 'another project by its path'],
  ['libs/plan/src', '@solvent/contracts', 'contracts in the core of the plan'],
  ['libs/plan/src/projection', '../answers/plan-answer', 'answers in the core of the plan'],
  ['apps/api/src/http/routes', '../../storage/tables/assets-table', 'SQL in a route'],
  ['apps/api/src/http', '../maintenance/verify', 'maintenance in HTTP'],
  ['apps/api/src/http', '../testing/person', 'test helpers in the server'],
  ['apps/api/src/domain', '../http/handle', 'HTTP in the domain'],
  ['apps/api/src/domain/books', '../../maintenance/verify', 'maintenance in the domain'],
  ['apps/api/src/storage', '../domain/books/payments', 'the domain in storage'],
  ['apps/api/src/storage/pglite', '../../operations/metrics', 'operations in storage'],
  ['apps/api/src/registry', '../http/handle', 'HTTP in what reads the registry'],
  ['apps/api/src/backup', '../operations/metrics', 'operations in backups'],
  ['apps/api/src/maintenance', '../http/handle', 'HTTP in maintenance'],
  ['apps/api/src/operations', '../http/handle', 'HTTP in operations'],
  ['apps/reliability/scenarios', '@solvent/plan', 'a library of the server in what tests the built one'],
  ['apps/reliability/scenarios', '../../api/src/app', 'the inside of the server by its path'],
] as const

const accepted = [
  ['libs/plan/src', '@solvent/money'],
  ['libs/plan/src/answers', '@solvent/contracts'],
  ['libs/event-bus/src', '@solvent/contracts'],
  ['libs/api-client/src', '@solvent/event-bus'],
  ['apps/assets-mfe/src', '@solvent/ui'],
  ['apps/liabilities-mfe/src', '@solvent/payment'],
  ['apps/shell/src', '@solvent/remote-kit'],
  ['apps/shell/src', '@solvent/payment'],
  ['libs/payment/src', '@solvent/screen-kit'],
  ['apps/api/src/domain', '@solvent/plan'],
  ['apps/api/src/domain/books', '../../storage/tables/assets-table'],
  ['apps/api/src/maintenance', '../backup/write-backup'],
  ['apps/reliability/scenarios', '@solvent/api-testing/person'],
  ['apps/api/journeys', '@solvent/api-testing/person'],
] as const

interface Report {
  diagnostics: { category: string; location: { path: string } }[]
}

const probeOf = new Map<string, string>()
let findings: ReadonlyMap<string, string>

beforeAll(() => {
  const copy = mkdtempSync(path.join(tmpdir(), 'solvent-lint-'))
  for (const file of ['biome.json', 'package.json', ...manifests()])
    cpSync(path.join(root, file), path.join(copy, file))
  for (const [index, [folder, imported]] of [...refused, ...accepted].entries()) {
    const file = `${folder}/probe-${index}.ts`
    probeOf.set(`${folder} ${imported}`, file)
    mkdirSync(path.join(copy, folder), { recursive: true })
    writeFileSync(path.join(copy, file), `import { x } from '${imported}'\nx()\n`)
  }
  findings = lint(copy)
  rmSync(copy, { recursive: true })
})

/** The lint configurations of the projects. */
function manifests(): string[] {
  return ['libs', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).flatMap((project) =>
      readdirSync(path.join(root, folder, project))
        .filter((file) => file === 'package.json' || file === 'biome.json')
        .map((file) => `${folder}/${project}/${file}`),
    ),
  )
}

/** The rule that refuses each file. */
function lint(folder: string): ReadonlyMap<string, string> {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const rules = ['--only=style/noRestrictedImports', '--only=correctness/noUndeclaredDependencies']
  const args = [
    biome,
    'lint',
    ...rules,
    '--vcs-enabled=false',
    '--reporter=json',
    '--max-diagnostics=none',
    '.',
  ]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics }: Report = JSON.parse(stdout)
  return new Map(diagnostics.map(({ category, location }) => [location.path, category]))
}

test.each(refused)('the lint refuses in %s an import of %s: %s', (folder, imported) => {
  const rule = findings.get(probeOf.get(`${folder} ${imported}`) ?? '')
  expect(['lint/style/noRestrictedImports', 'lint/correctness/noUndeclaredDependencies']).toContain(rule)
})

test.each(accepted)('the lint takes in %s an import of %s', (folder, imported) => {
  expect(findings.get(probeOf.get(`${folder} ${imported}`) ?? '')).toBeUndefined()
})
