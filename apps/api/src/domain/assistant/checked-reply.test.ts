// Engines: none
import { fc } from '../../testing/properties'
import { writtenCalls } from '../../testing/written-calls'
import { CheckedReply } from './checked-reply'
import { KnownFigures } from './figures'

const PREFIXES = ['', 'Let me note that. ', 'Let me note that.\n\n']

function replyTo(pieces: readonly string[]) {
  const released: string[] = []
  const rules = { secret: '', currency: 'USD', isLenient: false } as const
  const reply = new CheckedReply(new KnownFigures([], ['12.5 and 1 and 2'], '2026-03-01'), rules, (text) => {
    released.push(text)
  })
  for (const piece of pieces) reply.add(piece)
  reply.end()
  const calls = reply.calls.map(({ name, input }) => [name, parsed(input)])
  return { text: released.join(''), calls, hasUnusableCall: reply.hasUnusableCall }
}

function parsed(input: string): unknown {
  const value: unknown = JSON.parse(input)
  return typeof value === 'string' ? JSON.parse(value) : value
}

function cuts(text: string): string[][] {
  const pairs = Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)])
  return [...pairs, [...text], [text]]
}

describe.each(PREFIXES)('after %j', (prefix) => {
  test.each(writtenCalls)('$shape is called or dropped, wherever it is cut', ({ text, calls }) => {
    for (const pieces of cuts(prefix + text)) {
      const reply = replyTo(pieces)
      expect({ pieces, calls: reply.calls }).toEqual({ pieces, calls })
      expect({ pieces, text: reply.text, isPrefix: prefix.startsWith(reply.text.trim()) }).toMatchObject({
        isPrefix: true,
      })
      expect(reply.hasUnusableCall).toBe(calls.length === 0)
    }
  })

  test.each(writtenCalls)('$shape is not shown if the stream ends early', ({ text, lead = '' }) => {
    for (let length = 0; length < text.length; length += 1) {
      const { text: shown } = replyTo([...(prefix + text.slice(0, length))])
      expect({ length, shown, isPrefix: (prefix + lead).startsWith(shown.trim()) }).toMatchObject({
        isPrefix: true,
      })
    }
  })
})

test.each([
  'You own a house. See [Assets](/assets) and [Plan](/recommendations) for more.',
  '[Assets](/assets) shows what you own.',
  '[x] Done, and [ ] not done.',
  '| Debt | Left |\n|---|---|\n| Car (leased) | all |\n\nThat is all.',
  '- [Assets](/assets)\n- [Liabilities](/liabilities): all debts\n- [Plan](/recommendations)\n',
  'Use `a` for that, or ``b``. It is `fine`',
  'In short:\n```\nleft = all - paid\n```\nThat is the formula.',
  'In short:\n```python\nleft = total - paid\n```\nThat is it.',
  '(See below.) Your plan (see below) is fine.',
  'Your project (see below) costs more. Your project(s) are fine. I can calculate (roughly) what is left.',
  'You can record an expense, list assets or project your debts.\nCalculate: add the two.',
  'A < B and B > C, so {A} and { B } & C are in order.',
  'Function and tool calls are words. So are json and xml.\nAction: pay the car first.',
  'Project\n\nYou pay it off in March.',
  'I think you should pay the car first. Thinking about it: yes.',
  '“Quoted” text, *emphasis*, **strong**, ~~gone~~ and emoji 👨‍👩‍👧.',
  'Add: pay; set - update: get. Record',
])('prose is shown as it is: %j', (text) => {
  for (const pieces of cuts(text)) {
    expect(replyTo(pieces)).toEqual({ text, calls: [], hasUnusableCall: false })
  }
})

test('an ordinary sentence is shown before the next one arrives', () => {
  const released: string[] = []
  const rules = { secret: '', currency: 'USD', isLenient: false } as const
  const reply = new CheckedReply(new KnownFigures([], [], '2026-03-01'), rules, (text) => released.push(text))
  for (const letter of '[Assets](/assets) shows all. The') reply.add(letter)
  expect(released).toEqual(['[Assets](/assets) shows all.'])
})

test.each([
  ['<think>Let me see. A car.</think>\n\nYou own a car.', 'You own a car.'],
  ['[THINK]Let me see.[/THINK]You own a car.', 'You own a car.'],
  ['You own a car.\n<thinking>Let me see.</thinking>\nIt is red.', 'You own a car.\n\nIt is red.'],
  ['<think>\n\n</think>\n\nYou own a car.<|im_end|>', ''],
])('reasoning is never shown: %j', (text, shown) => {
  for (const pieces of cuts(text)) {
    const reply = replyTo(pieces)
    expect(reply.text === shown || reply.text === 'You own a car.').toBe(true)
    expect(reply.calls).toEqual([])
  }
})

test('random prose is shown as it is, in any pieces', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'project',
      'calculate',
      'record',
      'set',
      '(see',
      'below)',
      '[Plan](/plan)',
      '`code`',
      '**x**',
      'json',
      '—',
      'a/b',
      'Übung',
      'tool',
      '|',
      '&',
      '-',
    ),
    fc.stringMatching(/^[A-Za-z]{1,9}[,;:)]?$/),
  )
  const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => `So ${words.join(' ')}.`)
  const prose = fc
    .array(sentence, { minLength: 1, maxLength: 5 })
    .chain((sentences) => fc.constantFrom(' ', '\n', '\n\n', '\n- ').map((gap) => sentences.join(gap)))
  fc.assert(
    fc.property(prose, fc.array(fc.nat(60), { maxLength: 6 }), (text, lengths) => {
      const pieces: string[] = []
      let rest = text
      for (const length of lengths) {
        pieces.push(rest.slice(0, length))
        rest = rest.slice(length)
      }
      expect(replyTo([...pieces, rest])).toEqual({ text, calls: [], hasUnusableCall: false })
    }),
  )
})

test.each([
  '{',
  '[',
  '<',
  '`',
  '```\n',
  'record_',
  'record_expense ',
  '{"a":',
  'record_expense(',
  '<parameter=a>',
  '<tool_call>',
  '<think>',
  '[record_expense(a=[',
  '"',
])('50,000 repetitions of %j are read quickly, also in pieces', (piece) => {
  // The CPU time of this process, which does not depend on how busy the machine is.
  const started = process.cpuUsage()
  replyTo([piece.repeat(50_000)])
  replyTo(Array.from({ length: 20_000 }, () => piece))
  expect(process.cpuUsage(started).user).toBeLessThan(4_000_000)
})
