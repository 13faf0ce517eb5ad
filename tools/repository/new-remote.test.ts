import { RemoteMaker } from './remote-maker'

let maker: RemoteMaker

beforeAll(() => {
  maker = new RemoteMaker()
})
afterAll(() => maker.remove())

test('a new remote passes lint, types, tests and build right away, in a free place', () => {
  expect(maker.make('savings-goals')).toMatchObject({ ok: true, stderr: '' })
  expect(
    maker
      .git('status', '--porcelain')
      .split('\n')
      .filter((line) => !line.startsWith('A ')),
  ).toEqual(['AM package-lock.json', '?? apps/savings-goals-mfe/', ''])
  maker.expectWhole('apps/savings-goals-mfe')
  expect(maker.read('savings-goals-mfe', 'remote.json')).toMatchObject({
    place: { kind: 'page', path: '/savings-goals', label: 'Savings goals', shortcut: { keys: ['g', 's'] } },
  })
  const release = maker.read('savings-goals-mfe', 'dist/release.json')
  expect(release).toMatchObject({
    name: 'savings_goals_mfe',
    needs: { '@solvent/contracts': ['listAssets'] },
  })
  const weight = Object.values<number>(release.bytes).reduce((sum, bytes) => sum + bytes)
  expect(weight).toBeLessThan(release.budget.first)
})

test('a second one comes after the first, with its own port and shortcut', () => {
  const first = maker.read('savings-goals-mfe', 'remote.json')
  expect(maker.make('debts', '--label', 'Debts & dues', '--path', '/dues')).toMatchObject({ ok: true })
  const second = maker.read('debts-mfe', 'remote.json')
  expect(second.place).toMatchObject({ path: '/dues', label: 'Debts & dues', shortcut: { keys: ['g', 'e'] } })
  expect(second.place.order).toBeGreaterThan(first.place.order)
  expect(second.devPort).toBe(first.devPort + 1)
})

test('the repository finds new remotes by their folders', () => {
  maker.run('jest/bin/jest.js', ['lint/layers'], 'tools')
  maker.run('jest/bin/jest.js', ['touched-files'], 'tools/repository')
})

test.each([
  ['nothing', [], 'It takes one name.'],
  ['two names', ['one', 'two'], 'It takes one name.'],
  ['a name with capitals', ['Goals'], '"Goals" is no name for a remote'],
  ['a path as its name', ['../goals'], '"../goals" is no name for a remote'],
  ['a name that ends as the folder does', ['goals-mfe'], 'Leave out "-mfe"'],
  ['a name that is taken', ['assets'], 'There is a remote assets already, in apps/assets-mfe.'],
  ['an address that is taken', ['more', '--path', '/assets'], '/assets is the address of Assets already.'],
  ['an address of the shell', ['profile'], '/profile is an address of the shell.'],
  ['no address', ['more', '--path', 'more'], '"more" is no address of a page'],
  ['a label that is code', ['more', '--label', '<b>'], '"<b>" is no label'],
  ['an option that is none', ['more', '--color', 'red'], "Unknown option '--color'"],
])('%s is refused in a sentence, and nothing is written', (_, args, sentence) => {
  const before = maker.git('status', '--porcelain')
  const { ok, stderr } = maker.make(...args)
  expect(ok).toBe(false)
  expect(stderr).toContain(sentence)
  expect(stderr).toContain('Usage: npm run new-remote NAME')
  expect(maker.git('status', '--porcelain')).toBe(before)
})
