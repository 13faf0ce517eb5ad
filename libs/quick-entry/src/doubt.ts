import { NUMBER_IN_WORDS } from './number-words'

const AMOUNT = String.raw`(?:[$€£₹]?\s?\d[\d.,]{0,20}k?|${NUMBER_IN_WORDS})`
const PERIOD = '(?:hour|day|week|weekend|month|quarter|year|night)s?'

/** Each is a reason to save nothing; a name that happens to be such a word (Will) costs a question at most. */
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
  // What happens again and again
  `(?:a|an|per|each|every) ${PERIOD}(?! ago)|every|hourly|daily|weekly|biweekly|monthly|quarterly|yearly|annual(?:ly)?|usual(?:ly)?|normally|always|often|sometimes|regularly|recurring|used to|costs`,
  // Amounts that are none
  `(?:about|around|over|under|above|below|like|some|between|up to|at least|at most|more than|less than) ${AMOUNT}|percent|roughly|approx(?:imately)?|circa|or so|${AMOUNT} (?:more|less|extra)|-ish`,
  // What another person does
  "(?:he|she|they|you|someone|somebody|everyone|friends?|boss|wife|husband|company)(?:['’]ve)?(?: has| have)?(?: just)? (?:paid|spent|bought)|split",
  // Orders of another kind, and talk to the assistant
  "ignore|disregard|forget|remind(?:er)?|undo|revert|cancel|delete|remove|erase|change|edit|update|correct(?:ion)?|adjust|schedule|stop|wait|refund me|let['’]?s|repeat|translate|instructions?|prompts?|system|assistant|budget",
]

const DOUBT = new RegExp(String.raw`(?<![\p{L}\p{N}'’])(?:${DOUBTS.join('|')})(?![\p{L}\p{N}])`, 'iu')
const SIGN = new RegExp(String.raw`[~≈%?]|/ ?${PERIOD}\b`, 'i')
const QUOTE = /["“”„«»`]|(?:^|\s)['‘](?=\p{L})|\b(?:says?|said|quote|wrote)\b/iu

/** A longer text is no plain statement; the limit also bounds the time this takes. */
const LONGEST = 2000

/**
 * Whether a text is no plain statement that something was paid, earned or traded, and no plain order to pay: it
 * asks, denies, plans, supposes, estimates, quotes, goes on for more than 2000 characters, speaks of what happens again and again or of what somebody
 * else did, or orders something else. A text without any of these is not doubtful, even if it is about no money.
 */
export function isDoubtful(text: string): boolean {
  if (text.length > LONGEST) return true
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  return SIGN.test(plain) || DOUBT.test(plain) || QUOTE.test(plain)
}
