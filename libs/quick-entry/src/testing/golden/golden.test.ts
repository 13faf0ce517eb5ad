import { assert, constantFrom, nat, property } from 'fast-check'
import { readQuickEntry } from '../../read-quick-entry'
import { clearPhrases } from './clear-phrases'
import { heldOutClearPhrases, heldOutUnclearPhrases } from './held-out-phrases'
import { dollars } from './people'
import { secondHeldOutClearPhrases, secondHeldOutUnclearPhrases } from './second-held-out-phrases'
import { unclearPhrases } from './unclear-phrases'

const clear = [...clearPhrases, ...heldOutClearPhrases, ...secondHeldOutClearPhrases]
const unclear = [...unclearPhrases, ...heldOutUnclearPhrases, ...secondHeldOutUnclearPhrases]

test('no clear phrase is saved with a wrong field', () => {
  for (const { message, context, entry } of clear) {
    const read = readQuickEntry(message, context)
    if (read) expect({ message, entry: read }).toEqual({ message, entry })
  }
})

test('at least 95 of 100 clear phrases are saved without a model', () => {
  const missed = clear.filter(({ message, context }) => !readQuickEntry(message, context))
  const maxMissed = Math.floor(clear.length * 0.05)
  expect(missed.map(({ message }) => message).slice(maxMissed)).toEqual([])
})

test.each(unclear)('%j saves nothing: %s', (message) => {
  expect(readQuickEntry(message, dollars)).toBeNull()
})

test('there are at least 140 phrases of each kind', () => {
  expect(clear.length).toBeGreaterThanOrEqual(140)
  expect(unclear.length).toBeGreaterThanOrEqual(140)
})

const DOUBT_WORDS = [
  'not',
  'never',
  'maybe',
  'almost',
  'if',
  'would',
  'will',
  'should',
  'might',
  'tomorrow',
  'about',
  'or',
  'every',
  'remind',
  'cancel',
  'undo',
  'next',
  'probably',
  'without',
]

test('a clear phrase with a word of doubt in it saves nothing', () => {
  assert(
    property(
      constantFrom(...clear),
      constantFrom(...DOUBT_WORDS),
      nat(12),
      ({ message, context }, word, place) => {
        const words = message.split(' ')
        words.splice(place % (words.length + 1), 0, word)
        expect({ message: words.join(' '), entry: readQuickEntry(words.join(' '), context) }).toEqual({
          message: words.join(' '),
          entry: null,
        })
      },
    ),
  )
})
