const UMLAUTS_THAT_MATTER =
  /^(?:übers?|größe|(?:würde|hätte|müsste|müßte|könnte|dürfte|wäre|käme|gäbe)(?:n|st|t)?)$/

const PLAIN = /^[a-z\d]*$/

/** A word in the form in which words are compared: lower case, without accents. */
export function plain(word: string): string {
  const small = word.toLowerCase().normalize('NFC')
  if (PLAIN.test(small)) return small
  // "Über" is no taxi, and "würde" did not happen.
  const spelled = UMLAUTS_THAT_MATTER.test(small)
    ? small.replace('ü', 'ue').replace('ä', 'ae').replace('ö', 'oe')
    : small
  // "Achète" and "arrive" did not happen, unlike "acheté" and "arrivé".
  if (/^(?:achètes?|arrivée?s?)$/.test(small)) return small
  return spelled.replaceAll('œ', 'oe').replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const ENDINGS = {
  en: ["'s", 's', 'es'],
  es: ['s', 'es'],
  de: ['n', 'en', 'e', 'er', 's', 'es'],
  fr: ['s', 'x'],
  hi: ['s', 'en'],
} as const

const INFLECTIONS: Readonly<Partial<Record<keyof typeof ENDINGS, readonly string[]>>> = {
  de: ['e', 'en', 'er', 'es', 'em', 'n', 's'],
  fr: ['e', 's', 'es', 'x'],
}

/** What the word may be inflected from: "neue" from "neu", "payée" from "payé". */
export function stemsOf(word: string, code: keyof typeof ENDINGS): string[] {
  const endings = INFLECTIONS[code] ?? []
  return endings.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length > 2 ? [word.slice(0, -ending.length)] : [],
  )
}

/** The word and its possible singulars, all in plain spelling. */
export function singularsOf(word: string, code: keyof typeof ENDINGS): string[] {
  const short = ENDINGS[code].flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length > 1 ? [word.slice(0, -ending.length)] : [],
  )
  return code === 'en' && word.endsWith('ies') ? [word, ...short, `${word.slice(0, -3)}y`] : [word, ...short]
}
