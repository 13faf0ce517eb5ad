/** The part of a text that names a day. */
export type DateSpan = { start: number; end: number; text: string }

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

const WEEKDAY = '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|mon|tues?|wed|thu(?:rs?)?|fri)'
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const TIME_OF_DAY = '(?: (?:morning|afternoon|evening|night))?'
const DAY_OF_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,? \d{4}(?![\d.,]\d))?`
const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)`

const PHRASES = [
  String.raw`(?:on )?\d{4}-\d{2}-\d{2}`,
  '(?:the )?day before yesterday',
  `(?:earlier )?today|(?:yesterday|tomorrow)${TIME_OF_DAY}|this (?:morning|afternoon|evening)|tonight|last night`,
  `(?:on |last |this past |this |past |next )?${WEEKDAY}${TIME_OF_DAY}`,
  `${COUNT} (?:days?|weeks?) ago`,
  `in ${COUNT} (?:days?|weeks?)`,
  `(?:on )?(?:the )?${DAY_OF_MONTH}(?: of)? ${MONTH}${YEAR}`,
  `(?:on )?${MONTH} (?:the )?${DAY_OF_MONTH}${YEAR}`,
  String.raw`(?:on )?the \d{1,2}(?:st|nd|rd|th)`,
  String.raw`(?:on )?\d{1,2}([/.])\d{1,2}\1\d{4}`,
]

/**
 * Decides which phrases count as a day. The date library cannot: it reads `yesterday 12.50` as a time, and `last night`
 * in the machine's time zone.
 */
const DATE_PHRASE = new RegExp(
  String.raw`(?<![\p{L}\d$€£₹.,'/:-])(?:${PHRASES.join('|')})(?![\p{L}\d'/-]|[.,:]\d)`,
  'giu',
)

/** The phrases of a text that name a day, in order. */
export function dateSpansIn(text: string): DateSpan[] {
  return [...text.matchAll(DATE_PHRASE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }))
}
