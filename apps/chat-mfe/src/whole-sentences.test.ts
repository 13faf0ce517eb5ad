import { wholeSentences } from './whole-sentences'

test.each([
  ['Nothing yet', []],
  ['It is $12.50', []],
  ['It is $12.50. ', ['It is $12.50.']],
  ['It is $12.50. And', ['It is $12.50.']],
  ['One. Two! Three? Fo', ['One.', 'Two!', 'Three?']],
  ['- first\n- second', ['- first']],
  ['**Visa** is `due`. ', ['Visa  is  due .']],
  ['| a | b |\n| --- | ---: |\n| 1 | 2 |\n', ['a   b', '1   2']],
])('of %j so far, %j is whole', (text, sentences) => {
  expect(wholeSentences(text, false)).toEqual(sentences)
})

test('at the end everything is whole', () => {
  expect(wholeSentences('One. Two', true)).toEqual(['One.', 'Two'])
})
