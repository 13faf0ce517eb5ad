/** Letters of other alphabets that look like Latin ones. */
const FOREIGN = [...'аеорсухіѕјԁһαεορνιτκмнтквп']
const LATIN = [...'aeopcyxisjdhaeopvitkmhtkbn']
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  FOREIGN.map((letter, index) => [letter, LATIN[index] ?? letter]),
)
const LETTERS_OF_DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '+': 't',
}
/** Shorter runs encode less than a quote. */
const MIN_ENCODED_LENGTH = 16

/** The words of a text in lower case, without accents, numbers and invisible characters. */
export function wordsOf(text: string): string[] {
  return (
    folded(text)
      .replaceAll(/['’]/g, '')
      .match(/\p{L}+/gu) ?? []
  )
}

/** The letters of a text, folded like its words. */
export function lettersOf(text: string): string {
  return folded(text).replaceAll(/\P{L}/gu, '')
}

/** Replace digits and signs that stand for letters; a `1` may be an `i` or an `l`. */
export const plainDigits: readonly ((text: string) => string)[] = ['i', 'l'].map(
  (one) => (text) =>
    text.replaceAll(/[1!|]/g, one).replaceAll(/[03-9@$+]/g, (sign) => LETTERS_OF_DIGITS[sign] ?? sign),
)

/** The text backwards. */
export function reversed(text: string): string {
  return [...text].reverse().join('')
}

/** What a text may mean in base64 or in hexadecimal, read from each possible beginning. */
export function decodedRuns(text: string): string[] {
  const joined = text.replaceAll(/[\s\p{Cf}"'`*.,:;()-]/gu, '')
  const base64 = joined.match(/[\w+/-]+/g) ?? []
  const hex =
    joined
      .toLowerCase()
      .replaceAll(/0x|\\x|%/g, '')
      .match(/[\da-f]+/g) ?? []
  return [...decoded(base64, 'base64', 4), ...decoded(hex, 'hex', 2)]
}

function decoded(runs: readonly string[], encoding: 'base64' | 'hex', unit: number): string[] {
  if (runs.join('').length < MIN_ENCODED_LENGTH) return []
  return Array.from({ length: unit }, (_, from) =>
    runs.map((run) => Buffer.from(run.slice(from), encoding).toString('latin1')).join(''),
  )
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[\u0370-\u052f]/g, (letter) => LOOKALIKES[letter] ?? letter)
}
