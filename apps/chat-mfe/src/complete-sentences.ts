/** A sentence, which ends with a mark followed by whitespace, or with the line. */
const SENTENCE = /[^\n]+?(?:[.!?](?=\s)|(?=\n))/g

/** Markup characters, which are not announced. */
const MARKUP = /[*_`#|]+/g

/** Matches text with words, unlike the ruled lines of a table. */
const WORDS = /[\p{L}\p{N}]/u

/** The complete sentences of a text; all of it when `ended`. */
export function completeSentences(text: string, ended: boolean): string[] {
  const sentences = (ended ? `${text}\n` : text).match(SENTENCE) ?? []
  return sentences
    .map((sentence) => sentence.replaceAll(MARKUP, ' ').trim())
    .filter((words) => WORDS.test(words))
}
