/** A word in the form in which words are compared: lower case, without accents. */
export function plain(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const ENDINGS = {
  en: ["'s", 's', 'es'],
  es: ['s', 'es'],
  de: ['n', 'en', 'e', 'er', 's', 'es'],
  fr: ['s', 'x'],
  hi: ['s', 'en'],
} as const

/** The word and its possible singulars, all in plain spelling. */
export function singularsOf(word: string, code: keyof typeof ENDINGS): string[] {
  const short = ENDINGS[code].flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length > 1 ? [word.slice(0, -ending.length)] : [],
  )
  return code === 'en' && word.endsWith('ies') ? [word, ...short, `${word.slice(0, -3)}y`] : [word, ...short]
}
