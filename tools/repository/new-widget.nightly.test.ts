import { RemoteMaker } from './remote-maker'

let maker: RemoteMaker

beforeAll(() => {
  maker = new RemoteMaker()
})
afterAll(() => maker.remove())

test('a widget is as whole as a page', () => {
  expect(maker.make('tips', '--widget')).toMatchObject({ ok: true })
  maker.expectWhole('apps/tips-mfe')
  expect(maker.read('tips-mfe', 'remote.json').place).toEqual({
    kind: 'widget',
    slot: 'assistant',
    label: 'Tips',
  })
})

test('nothing of what is made is unused', () => {
  expect(maker.make('savings-goals')).toMatchObject({ ok: true })
  expect(maker.output('knip/bin/knip.js', [])).not.toMatch(/(tips|savings-goals)-mfe/)
})
