import { NUMBER_IN_WORDS } from './number-words'

const AMOUNT = String.raw`(?:[$€£₹]?\s?\d[\d.,]{0,20}k?|${NUMBER_IN_WORDS})`
const PERIOD = '(?:hour|day|week|weekend|month|quarter|year|night)s?'

/** Each is a reason to save nothing. A name that is also such a word (Will) costs at most one question. */
const DOUBTS: readonly string[] = [
  // Questions
  String.raw`^(?:and |so |but |hey |hi )?(?:how|what|when|where|who|whose|why|which|did|do|does|is|are|am|was|were|has|have(?! (?:paid|spent|bought))|can)\b`,
  '(?:tell|show|give) me|list|explain|calculate|compare|estimate|suggest|recommend',
  'wonder(?:ing)?|not sure|unsure|think|thought|guess|believe|suppose[ds]?|remember|recall',
  // Negations
  "not|[a-z]+n['’]t|dont|didnt|wont|cant|never|no|none|nothing|nobody|neither|nor|cannot|without|instead|except|rather",
  'almost|nearly|barely|hardly|forgot(?:ten)?|failed|tried|refused|declined|bounced|cancell?ed|refunded|returned|voided|mistake|mistakenly|wrong|wrongly|oops|pretend',
  // The future, wishes, plans
  String.raw`will|[a-z]+['’]ll|shall|should|would|[a-z]+['’]d|could|might|must|ought|(?<!\d |\d(?:st|nd|rd|th) |\d(?:st|nd|rd|th) of )may(?! \d)`,
  'gonna|going to|about to|wanna|want(?:s|ed)?|needs?|needed|plans?|planned|planning|intend(?:s|ed)?|hope|hoping|wish|expect(?:s|ed|ing)?|tomorrow|next|soon|later|upcoming|pending|someday|eventually',
  // Hypotheses
  'if|unless|whether|imagine|assum(?:e|ing)|maybe|perhaps|probably|possibly|likely|apparently|hypothetical(?:ly)?|for example|e\\.g|or|else|otherwise|either',
  // Recurring events
  `(?:a|an|per|each|every) ${PERIOD}(?! ago)|every|hourly|daily|weekly|biweekly|monthly|quarterly|yearly|annual(?:ly)?|usual(?:ly)?|normally|always|often|sometimes|regularly|recurring|used to|costs`,
  // Inexact amounts
  `(?:about|around|over|under|above|below|like|some|between|up to|at least|at most|more than|less than) ${AMOUNT}|percent|roughly|approx(?:imately)?|circa|or so|${AMOUNT} (?:more|less|extra)|-ish`,
  // Another person's actions
  "(?:he|she|they|you|someone|somebody|everyone|friends?|boss|wife|husband|company)(?:['’]ve)?(?: has| have)?(?: just)? (?:paid|spent|bought)|split",
  // Other commands, and talk to the assistant
  "ignore|disregard|forget|remind(?:er)?|undo|revert|cancel|delete|remove|erase|change|edit|update|correct(?:ion)?|adjust|schedule|stop|wait|refund me|let['’]?s|repeat|translate|instructions?|prompts?|system|assistant|budget",
]

const DOUBT = new RegExp(String.raw`(?<![\p{L}\p{N}'’])(?:${DOUBTS.join('|')})(?![\p{L}\p{N}])`, 'iu')
const SIGN = new RegExp(String.raw`[~≈%?]|/ ?${PERIOD}\b`, 'i')
const QUOTE = /["“”„«»`]|(?:^|\s)['‘](?=\p{L})|\b(?:says?|said|quote|wrote)\b/iu

/** A longer text is not a plain statement. The limit also bounds the run time. */
const MAX_LENGTH = 2000

/**
 * Whether a text is not a plain statement that something was paid, earned or traded, nor a plain order to pay. A text
 * is doubtful if it asks, denies, plans, supposes, estimates, quotes, is longer than 2000 characters, mentions a
 * recurring event or another person's action, or gives another command. Otherwise it is not, even if it is not about
 * money.
 */
export function isDoubtful(text: string): boolean {
  if (text.length > MAX_LENGTH) return true
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  return SIGN.test(plain) || DOUBT.test(plain) || QUOTE.test(plain)
}
