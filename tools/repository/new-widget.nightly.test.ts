import { RemoteMaker } from './remote-maker'

let maker: RemoteMaker

beforeAll(() => {
  maker = new RemoteMaker()
})
afterAll(() => maker.remove())

test('a widget passes every check that a page passes', () => {
  expect(maker.make('tips', '--widget')).toMatchObject({ ok: true })
  maker.expectWhole('apps/tips-mfe')
  expect(maker.read('tips-mfe', 'remote.json').place).toEqual({
    kind: 'widget',
    slot: 'assistant',
    label: 'Tips',
  })
})

test('nothing generated is unused', () => {
  expect(maker.make('savings-goals')).toMatchObject({ ok: true })
  expect(maker.output('knip/bin/knip.js', [])).not.toMatch(/(tips|savings-goals)-mfe/)
})
