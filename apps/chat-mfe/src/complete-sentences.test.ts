import { completeSentences } from './complete-sentences'

test.each([
  ['Nothing yet', []],
  ['It is $12.50', []],
  ['It is $12.50. ', ['It is $12.50.']],
  ['It is $12.50. And', ['It is $12.50.']],
  ['One. Two! Three? Fo', ['One.', 'Two!', 'Three?']],
  ['- first\n- second', ['- first']],
  ['**Visa** is `due`. ', ['Visa  is  due .']],
  ['| a | b |\n| --- | ---: |\n| 1 | 2 |\n', ['a   b', '1   2']],
])('of %j so far, the complete sentences are %j', (text, sentences) => {
  expect(completeSentences(text, false)).toEqual(sentences)
})

test('at the end every sentence is complete', () => {
  expect(completeSentences('One. Two', true)).toEqual(['One.', 'Two'])
})
