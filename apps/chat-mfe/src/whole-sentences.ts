/** A sentence up to its end, which is a mark with a space after it, or the end of a line. */
const SENTENCE = /[^\n]+?(?:[.!?](?=\s)|(?=\n))/g

/** Signs of the answers' markup, which are not for reading out. */
const MARKUP = /[*_`#|]+/g

/** What there is to read out, and not only lines of a table. */
const WORDS = /[\p{L}\p{N}]/u

/** The sentences of a text that are complete so far; all of it when `ended`. */
export function wholeSentences(text: string, ended: boolean): string[] {
  const whole = (ended ? `${text}\n` : text).match(SENTENCE) ?? []
  return whole.map((sentence) => sentence.replaceAll(MARKUP, ' ').trim()).filter((words) => WORDS.test(words))
}
