import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const biome = path.join(root, 'node_modules/.bin/biome')

let project: string
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'solvent-lint-'))
  copyFileSync(path.join(root, 'biome.json'), path.join(project, 'biome.json'))
})
afterAll(() => rmSync(project, { recursive: true }))

/** What the project's lint says of a file with one import. */
function lint(file: string, imported: string) {
  mkdirSync(path.join(project, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(project, file), `import { x } from '${imported}'\nx()\n`)
  const args = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', file]
  const { stdout, stderr } = spawnSync(biome, args, { cwd: project, encoding: 'utf8' })
  const output = stdout + stderr
  expect(output).toContain('Checked 1 file')
  return output
}

const NOT_BELOW = 'This project is not below the importing one'

test.each([
  ['libs/money/src/x.ts', '@solvent/plan', 'a library of a higher layer'],
  ['libs/contracts/src/x.ts', '@solvent/money', 'a library of the same layer'],
  ['libs/ui/src/x.tsx', '@solvent/api-client', 'data in the design system'],
  ['libs/event-bus/src/x.ts', '@solvent/contracts', 'what the bus need not know'],
  ['apps/assets-mfe/src/x.tsx', '@solvent/chat-mfe', 'a remote in a remote'],
  ['apps/shell/src/x.tsx', '@solvent/assets-mfe', 'a remote in the shell'],
  ['apps/shell/src/x.tsx', '@solvent/assets-mfe/src/page', 'the inside of a remote'],
  ['libs/payment/src/x.tsx', '@solvent/plan', 'the plan in the payment dialog'],
  ['libs/remote-kit/src/x.tsx', '@solvent/payment', 'a dialog in the frame of the remotes'],
  ['apps/shell/src/x.tsx', '@solvent/payment', 'what only remotes use in the shell'],
  ['apps/assets-mfe/src/x.tsx', '@solvent/payment', 'paying in a remote that has nothing to pay'],
  ['apps/api/src/http/x.ts', '@solvent/ui', 'the browser in the server'],
])('the lint refuses in %s an import of %s: %s', (file, imported) => {
  expect(lint(file, imported)).toContain(NOT_BELOW)
})

test.each([
  ['apps/shell/src/x.tsx', '../../../libs/ui/src/card/card', 'Import another project by its package name.'],
  ['apps/api/src/http/routes/x.ts', '../../storage/assets-table', 'it never touches storage'],
  ['apps/api/src/storage/x.ts', '../domain/payments', 'Storage holds SQL and looks up to nobody.'],
  ['apps/api/src/domain/x.ts', '../http/handle', 'The domain knows nothing of HTTP.'],
])('the lint refuses in %s an import of %s', (file, imported, message) => {
  expect(lint(file, imported)).toContain(message)
})

test.each([
  ['libs/plan/src/x.ts', '@solvent/money'],
  ['libs/api-client/src/x.ts', '@solvent/event-bus'],
  ['apps/assets-mfe/src/x.tsx', '@solvent/ui'],
  ['libs/payment/src/x.tsx', '@solvent/remote-kit'],
  ['apps/liabilities-mfe/src/x.tsx', '@solvent/payment'],
  ['apps/recommendations-mfe/src/x.tsx', '@solvent/payment'],
  ['apps/shell/src/x.tsx', '@solvent/remote-kit'],
  ['apps/api/src/domain/x.ts', '@solvent/plan'],
  ['apps/api/src/domain/x.ts', '../storage/assets-table'],
])('the lint takes in %s an import of %s', (file, imported) => {
  expect(lint(file, imported)).not.toContain('noRestrictedImports')
})
