import type { RuleFields } from '@solvent/contracts'
import { isSameText, ruleFits } from './rule-fits'

const CASH = 'a'
const any: RuleFields = {
  text: 'café  Lumière',
  account_id: null,
  min_amount: null,
  max_amount: null,
  direction: 'out',
  category: 'Eating out',
  debt_id: null,
  name: null,
}
const line = { counterparty: 'CAFE', text: 'LUMIERE Paris', amount: -12.3 }

test('a rule fits by a part of the party and the text, whatever the case, the accents and the spaces', () => {
  expect(ruleFits(any, CASH)(line)).toBe(true)
  expect(ruleFits(any, CASH)({ ...line, text: 'Paris' })).toBe(false)
  expect(ruleFits({ ...any, text: 'Straße' }, CASH)({ ...line, text: 'HAUPTSTRASSE' })).toBe(false)
})

test('a rule fits one direction', () => {
  expect(ruleFits(any, CASH)({ ...line, amount: 12.3 })).toBe(false)
  expect(ruleFits({ ...any, direction: 'in' }, CASH)({ ...line, amount: 12.3 })).toBe(true)
})

test.each([
  [12.3, null, true],
  [12.31, null, false],
  [null, 12.3, true],
  [null, 12.29, false],
  [12.3, 12.3, true],
])('of amounts from %p to %p, 12.30 fits: %p', (min_amount, max_amount, fits) => {
  expect(ruleFits({ ...any, min_amount, max_amount }, CASH)(line)).toBe(fits)
})

test('a rule of one account fits no lines of another', () => {
  expect(ruleFits({ ...any, account_id: CASH }, CASH)(line)).toBe(true)
  expect(ruleFits({ ...any, account_id: CASH }, 'b')(line)).toBe(false)
})

test('texts that differ by accents only are the same for rules', () => {
  expect(isSameText('Café Lumière ', 'cafe  lumiere')).toBe(true)
  expect(isSameText('Café', 'Cafés')).toBe(false)
})
