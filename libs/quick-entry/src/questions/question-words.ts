import type { ExpenseCategory } from '@solvent/contracts'

/**
 * What words and phrases of a question mean, as sources of regular expressions. They match lower case words without
 * apostrophes, with a blank for each hyphen; `#` is a number. The longest phrase wins; one with several meanings has all.
 */
export const CONCEPTS = {
  owe: 'dollars am i in debt|euros am i in debt|clear every debt|clear all debts|waiting for money from me|pay(?:ing)? everyone back|ow(?:e|es|ed|ing)|in debt|indebted|in the red|in the hole|(?:re|give )?pay(?:ing)?(?: \\w+)? back|repay(?:ing)?|debt load',
  debts:
    'debt mountain|indebtedness|names of my(?: open)? debts|lenders i owe|every debt|open debts|what (?:debts|loans)|debts?|loans?|liabilit(?:y|ies)|borrow(?:ed|ings?)?|credits?|(?:credit )?cards|card|creditors?|lenders?|obligations|mortgages',
  free: '(?:pa[iy]d?|paying|pay)(?: off)? (?:everything|it all|all)(?: off)?|everything (?:is |be |will be )?(?:paid|repaid|cleared)(?: off)?|(?:debts?|loans?) ?free(?:dom)?|(?:out|free|rid|clear|done) (?:of|with) (?:\\w+ ){0,2}?debts?|(?:zero|no|no more) debts?|ow(?:e|ing) (?:nobody|no ?one|nothing|not a cent)(?: anything| anymore)?|stop owing|free and clear|debts? freedom|free of all',
  end: 'say goodbye|stop paying|remaining term|done with|(?:pa[iy]d?|paying)(?: \\w+)? off|pay ?off|repaid|fully paid|finish(?:ed|es)?|done|final|gone|over|end(?:s|ed|ing)?|rid of|clear(?:ed)?|settled|last|completed?|through with|runs?|shot of|finally|matures?|behind me|wiped out',
  when: 'whens?|(?:what|which) (?:date|day|month|year|time)|on which day|how (?:long|soon|quickly|fast|much longer)|how far (?:away|off)|how many(?: more)? (?:days|weeks|months|years)|dates?|days?|months to|year',
  long: 'months to go|weeks to go|years to go|how (?:long|much longer)|how many(?: more)? (?:days|weeks|months|years)',
  minus: 'minus|less|deduct(?:ed|ing)?|subtract(?:ed|ing)?|net of|taken off|take away',
  count: 'how many(?: more)?|number of|how often',
  due: 'dues?|fall(?:s|ing)? due|deadline|payable',
  week: '(?:this|the|next|coming|current|upcoming) week|(?:next|coming|upcoming|few|couple of) (?:\\w+ )?days|days ahead|(?:#|seven) days|weekend|weeks?|weekly|#|between now and',
  next: 'next|upcoming|soonest|calendar|nearest|again|com(?:ing|es?) up|earliest|coming|soon|closest|following',
  pay: 'pay(?:s|ing|ed)?|paid|settle|transfer|leave my account|hit me|coming out|go out',
  payment:
    'payments?|instal?l?ments?|bills?|repayments?|rates?|emis?|(?:direct )?debits?|invoices?|charges?|needs paying',
  why: 'on what basis|what speaks for|responsible for|why|whys|how come|reasons?|reasoning|explain(?:ation)?|justify|grounds|caused?|what (?:makes|made|happened)|logic|rationale|(?:how|why) did you \\w+|based on',
  change:
    'month over month|pricier|my worth rise|chang(?:es?|ed|ing)|mov(?:e[sd]?|ing)|shift(?:ed|s)?|jump(?:ed)?|g(?:o|oes|one|oing) (?:up|down)|went (?:up|down)|up or down|up|down|gr(?:ew|ow|own|owing|owth)|develop(?:ed|ing|ment)|trend|differ(?:s|ent|ence)?|gain(?:ed)?|lost|ris(?:e|en|ing)|rose|fall(?:en)?|fell|falling|dropped|increased?|decreased?|slip(?:ped)?|push(?:ed)?(?: back)?|delayed|later|longer|sooner|earlier|improv(?:ed|ing)|better|direction|progress|new|another|evolved?|trending|doing',
  net: 'net of debts|sold everything|in net terms|net terms|net ?worth|networth|net (?:position|wealth|value)|(?:am i|i am|im)(?: \\w+)? worth|bottom line|wealth|rich|wealthy|plus or minus',
  richer: 'richer|poorer|wealthier|better off|worse off',
  own: 'have i got|i have got|property|possess|own|owned|assets?|possess(?:ions?)?|belongings|valuables|everything i(?: have|ve got)',
  have: 'have|has|ive|got|having|hold(?:ing)?|holds',
  money: 'money|cash|funds|savings',
  accounts: 'accounts?|banks?|wallet|pots?',
  total:
    'total(?:s|led)?|altogether|in (?:all|total)|sum(?: of| up)?|add(?:s|ed)?(?: \\w+)? up|added|overall|over all|combined?|together|(?:one|single) (?:number|figure)|figure|collectively|across all',
  all: 'all|everything|every|whole|entire|across|everyone|everybody|the lot|each',
  howmuch: 'how (?:much|big|large|high|deep|full)|amount',
  which: 'what (?:debts|loans)|which|who|whom|whose|list|overview|name|one by one|show',
  left: 'rest(?: on| of)?|remaining term|left|remain(?:s|ing|der)?|outstanding|still|open|unpaid|to go|balance|stands?(?: at)?|principal|yet to|owing|down|unsettled',
  more: 'more|extra|additional|on top|another|on top of|over the plan|rais(?:e|ing)|increas(?:e|ing)|add(?:ing)?|bump up|higher|up',
  month:
    '(?:this|current|the)(?: current)? months?|so far|(?:month|year) to date|mtd|since the (?:first|1st|start|beginning)(?: of (?:the|this) month)?|until now|monthly|month|to date',
  permonth: 'per month|(?:a|per|each|every) month|monthly|month',
  lastmonth:
    '(?:than|vs|versus|against) last(?: month)?|(?:last|previous|prior|past) months?|(?:a )?month (?:before|ago|earlier)|end of last month|than before',
  lately: 'lately|recently|(?:past|last) (?:few )?(?:weeks?|days)|weeks|so far',
  spend:
    'use(?:d)? up|put into|spent in|spending wise|groceries bill|sp(?:ends?|ent|ending)s?|expen(?:ses?|ditures?|sive)|outgoings?|costs?|costing|(?:went|go|gone|going) out|bl(?:ow|ew|own)|burn(?:ed|t)?(?: through)?|(?:get|got|gone|went|go) through|paid (?:out|for)|shell(?:ed)? out|fork(?:ed)? out|dropped(?: on)?|purchases|bought|(?:went|gone|go) (?:on|into|towards)|money out|outlay|run through|part(?:ed)? with|splash(?:ed)?|thr(?:ow|owing|own|ew) away|(?:did|have) (?:i|we) pa(?:y|id)(?: out| for)?|(?:i|we|ive) paid(?: out| for)?|used(?: up)?|wast(?:ed|ing)|frugal|thrifty',
  compare:
    'next to last months?|cheaper|month over month|ahead or behind|above|below|pricier|less this month|difference in expenditure|(?:than|vs|versus|against) last(?: month)?|compar(?:ed?|ing|ison)|vs|versus|against|than|differ(?:s|ence|ent)?|up or down|more or less|more|less|relative|increased?|higher|lower|gone (?:up|down)|risen|trend',
  most: 'number one|largest bite|swallow(?:s)? most|swallow(?:s)?|most|biggest|largest|top|main|highest|major|rank(?:ing)?|break(?:down| down| up)|heaviest|biggest bite|eats?(?: up)?|eating(?: up)?|so much(?: on)?',
  where: 'wheres?',
  go: 'go(?:es|ing|ne)?|disappear(?:s|ing|ed)?|vanish(?:es|ing)?|leak(?:s|ing)?|end(?:s|ing)? up|drains?|went',
  categories: 'categor(?:y|ies)|budget|drivers',
  earn: 'pay been|pay landed|pay came|taken in|incomings?|earn(?:ed|ings?|s)?|incomes?|salar(?:y|ies)|wages?|(?:came|come|been coming) in|(?:been|got|was|get|getting) paid|receiv(?:ed?|ing)|receipts?|(?:did|have|do) (?:i|we) (?:make|made)|i made|take home|brought (?:home|in)|pay(?:check|cheque)s?|pay check|money in this month|(?:was|were|been) (?:i|we) paid|(?:i|we) (?:was|were|got) paid|(?:did|have) i (?:get|got|gotten) paid|inflows?|get',
  expect:
    'next pay|pay coming|owes me|coming to me|payday|be getting|expect(?:ed|ing)?|incoming|(?:coming|comes?) (?:in|my way)|on (?:its|the) way|arriv(?:es?|ing)|supposed to|due to(?: come| land| arrive)?|lands?|(?:pays?|owes?|paying) me|(?:get|getting) paid|awaiting|waiting for|receive|pay(?:check|cheque|day)',
  interest: 'interest|finance charges|cost of borrowing|on top of what',
  afford:
    'afford(?:able)?|enough|to spare|possible|fit|cover|stretch|ok|okay|fine|work out|(?:running |run )?short|can i|could i|able|would i|manage|will i|buy|spend|budget|need',
  iffy: 'if (?:i|we) (?:paid?|put|add(?:ed)?)|if|suppose|supposing|assum(?:e|ing)|imagine|say|effects?|what happens|happens|impact|simulate|would|difference|help|save|faster|sooner|changes?|do|does|pay off|affect|mean|quicker|earlier',
  once: 'not every month|one(?: |-)off|once|one (?:off|time|shot)|single|lump(?: sum)?|(?:right )?now|at once|in one go|today|immediate(?:ly)?|bonus|straight away|special|windfall|tonight|spare|upfront|just this once',
  record:
    'record(?:s|ed)?(?: behind)?|entr(?:y|ies)|enter(?:ed)?|logg?(?:ed)?|(?:put|typed?|key(?:ed)?)(?: (?:that|it|this))?(?: in)?|add(?:ed)?|book(?:ed|ings?)|not(?:e|ed)(?: down)?|wr(?:ote|ite|itten)(?: down)?|saved|transactions?|items?|posted|inputs?',
  origin:
    '(?:which|what) (?:message|file)(?: or (?:message|file))?|end(?:ed)? up in|origin(?:ate[sd]?)?|(?:come|comes|came) from|source|trac(?:e|ed|ing)|(?:get|got|come|came)(?: in(?:to)?)? (?:here|there|my books|the books|my records)|import(?:ed)?|know about|back to|history|appear(?:ed)?|created',
  from: 'from',
  thisis: 'what(?: i)?s (?:this|that|the)',
  gross:
    'before (?:subtracting|deducting|taking off|debts)(?: my)?|not counting|without (?:subtracting|counting|debts)|ignoring|excluding|leaving out',
  latest: 'last|latest|(?:most )?recent(?:ly)?|newest|just|most|lately|past few|last time|last few',
  books:
    'books?|numbers|figures|records?|ledger|totals?|sums|entries|bookkeeping|accounts|calculations|data|accounting|everything|math|maths|finances|things',
  correct:
    'correct(?:ly)?|right|adds? up|match(?:es)?|consisten(?:t|cy)|balanced?|reconciled?|accurate|in order|trust|verify|errors?|mistakes?|wrong|off|discrepanc(?:y|ies)|missing|ok|okay|tally|check out|inconsistenc(?:y|ies)|sound|reliable|square|out of line',
  shares:
    'shareholder(?: of)?|own a piece of|shares?|stocks?|portfolio|equit(?:y|ies)|(?:share)?holdings?|invest(?:ed|ments?)(?: in)?|depot|positions|securities|tickers?|companies',
  first:
    'front of the queue|number one|only pay one|only one debt|most urgent|first|smartest|best|priorit(?:y|ies|i[sz]e)|urgent|before|orders?|start|begin|tackle|attack|knock out|go after|on top|top|sequence|focus|ranking|ranked|deserves|one thing|important|pick|recommend',
  plan: 'plan(?:ned)?|schedule|split|set aside|aside|budget(?:ed)?|put(?:ting)?|gets|goes|divide|distribute|ought',
  late: 'due before today|still unpaid|gone by unpaid|deadline ive blown|already but wasnt|past (?:its|their) due date|up to date|paid already|overdue items|shouldve paid|late(?: payments?)?|overdue|behind|miss(?:ed)?|arrears|forg(?:ot|otten|et)|past due|lapsed|should (?:i )?have (?:made|paid|already|been paid)|passed|on time|delinquent|default(?:ed)?|backlog|slipped',
  checkup:
    '(?:run a check on|audit|double check) (?:my|the) (?:books|ledger)|doesnt reconcile|check the books|sanity check|debits and credits equal|(?:does it all|do they all) sum up(?: the way it should)?',
  coming:
    'whats coming in|deposits are planned|(?:who )?(?:still )?owes me|next payday|money coming to me|receipts expected(?: in the near future)?|income is still outstanding|amounts should arrive|income is outstanding',
  holdings:
    '(?:stocks|shares) (?:am i|are we) in(?: again)?|(?:shares|stocks) i bought and still have|all my (?:shares|stocks)(?: with quantities)?',
  newest: 'freshest entries|(?:top|end) of my (?:journal|ledger|list)|newest first',
  theoffer:
    '(?:my|our|the|this|that|these|those|(?:which|any|best|cheapest) of (?:my|the|these|those))(?: \\w+){0,2} (?:offers?|deals?|balance transfers?|consolidation|refinancing|refi|settlement)|(?:which|any|best|cheapest|few) offers?|offers? (?:i (?:have|entered|added|recorded|got)|compared|side by side)|(?:loan|card|deal) they (?:offered|offer)|(?:the|that|this) (?:consolidation|transfer|balance transfer) (?:loan|card|fee)|refinanced (?:loan|mortgage)|(?:transfer|consolidation|settlement) fee',
  offer:
    'offers?|offered|proposals?|quotes?|deals?|consolidation loan|balance transfers?|transfer (?:card|offer)|(?:debt )?consolidation|consolidat(?:e|ing)|refinanc(?:ing|ed)|refi|settlements?|(?:new|interest free) (?:card|loan)|balance transfer one|that lender|which lender|into (?:the|one) (?:one )?loan',
  judge:
    'better|worse|worth(?: it| taking| bothering with| the fee)?|good|best|cheapest|cheaper|least|compar(?:e|ed|ing|ison)|should i|take|taking|accept(?:ing)?|sav(?:e|es|ed|ing|ings)|lose|gain|choose|pick|go (?:for|with)|make(?:s)? sense|smart|pays? off|ahead|switch(?:ing)?|wrong|any good|about|win(?:s|ner)?|cost(?:s)?|difference|rip off|yes or no|saying yes|good idea|vs|versus|ditch|moving|view',
  sure: 'how (?:sure|certain|reliable|confident|likely|safe|realistic|solid|accurate|precise|uncertain|firm|dependable|shaky|wide|early or late)|for sure|sure (?:is|about|that|of)|(?:un)?certain(?:ty)?|reliab(?:le|ility)|realistic(?:ally)?|(?:un)?likel(?:y|ihood)|probab(?:le|ly|ility|ilities)|chances?|odds|range|window|spread|(?:best|worst)(?: case)?(?: scenario)?|(?:best|worst) and (?:best|worst)(?: case)?|cases?|margin(?: of error)?|(?:at the )?(?:earliest|soonest)|(?:at the )?latest(?: possible)?|(?:earliest|soonest) and latest|between which months|which months|guaranteed?|definite(?:ly)?|(?:just )?(?:a )?(?:guess|maybe)|count on|rely on|trust|bet on|vary|varies|variation|doubts?|risks?|risky|simulat(?:ion|ions|ed|e)|(?:could|might) (?:\\w+ )?(?:delay|slip|change|move|shift|throw off|be|become)|throw off|slip if|optimistic|pessimistic|solid|shaky|precise|accurate|confident|confidence|(?:early|earlier) or later?|on time|off by|how (?:far off could|late|early)|if (?:things|everything|all) (?:goes?|went) (?:well|badly|wrong)|rough patch',
  order:
    'delete|remove|add an?(?: new)? offer|edit|change the (?:\\w+ )?rate|(?:(?:the|this|that|my) )?job offers?|phone contract|difference between consolidation|in general|bank offers|banks offer',
  foreign:
    'taxe?s?|tax|weather|rain|apps?|password|notifications?|export|csv|mode|currency|delete|define|definition|joke|thanks|average|inflation|negotiate|refinance|lend|lends|bitcoin|ecb|fed|central bank|government|apr|iphone|crypto|etf|gold|credit score|exchange|tell me a|cancel|transfer|how do i|how can i|how to|settings?|cheap|best (?:savings|credit|bank|way|stock)|good ways?|people|person|someone|country|world|iban|change my|sell|what(?: i)?s an?|markets?|the us|should i (?:buy|sell|invest|get|lend|rent|take|open|borrow|apply)|better to|is it (?:better|smart|wise)|(?:is|are|does|do|did|has|can) (?:my|his|her|our) (?:partner|wife|husband|mother|father|mum|mom|dad|parents?|son|daughter|brother|sister|neighbou?r|friend|boss|colleague|boyfriend|girlfriend|roommate|flatmate)s?|good stocks|what (?:does|do) \\w+(?: \\w+)? mean|how (?:do|does) \\w+(?: \\w+)? work|poem|president',
} as const

export type Concept = keyof typeof CONCEPTS

/** Words that tell one question from another only together with others. */
export const LIGHT: readonly Concept[] = [
  'all',
  'permonth',
  'once',
  'latest',
  'more',
  'howmuch',
  'which',
  'money',
  'total',
  'left',
  'iffy',
  'afford',
  'go',
]

/** Words that say nothing about what is asked. */
export const FILLER =
  'a|an|the|i|im|id|ill|ive|me|my|mine|we|us|our|you|your|it|its|that|thats|this|these|those|there|theres|they|them|one|ones|is|am|are|was|were|be|been|being|do|does|did|doing|done|can|could|would|will|should|shall|may|must|might|have|has|had|having|got|get|gotten|let|lets|what|whats|how|hows|whether|if|so|and|or|but|of|on|in|at|to|for|from|by|with|into|as|about|around|off|out|over|under|towards?|up|down|now|right now|right|currently|current|present|today|moment|at the moment|as of|of now|exactly|precisely|actually|really|truly|roughly|just|only|even|also|too|yet|still|already|please|pls|plz|thanks|thank|hi|hey|hello|yo|ok|okay|um|uh|er|hm+|well|oh|quick(?:ly)?|question|check|tell|show|give|state|say|see|look|look up|find|find out|know|knowing|like|want|wanna|need|wondering|wonder|curious|remind|help|pull|bring|display|calculate|compute|provide|advise|understand|think|mean|view|kindly|any|anything|some|something|sort|kind|thing|things|much|many|very|lot|lots|bit|then|than|else|not|no|yes|dont|didnt|isnt|rn|atm|btw|u|n|s|because|when|own|personal|name|far|here|back|ahead|self|myself|person|possible|worth|going|go|make|made|take|takes|come|comes|put|given|since|till|until|between|during|through|within|per|each|long|such|same|other|others?|rest|looking|full|these days|days|what(?: i)?s (?:this|that|the)|in the world|charged|sitting|getting|carrying|taking|made by|used to|any more|eventually|nearly|almost|completely|entirely|projected|predicted|expected to|showed|shown|said|told|wise|which|who|both|sorry|listen|guess|suppose|believe|remember|idea|clue|interested|keen|love|happen|keep|keeping|work|working|using|use|based|time|position|situation|status|size|value|stuff|and so on|real|actual|good|sure|after|any(?:where|body|one)'

/** What people call the categories, besides the things in them. */
export const CATEGORY_NAMES: Readonly<Partial<Record<ExpenseCategory, string>>> = {
  Groceries: 'grocer(?:y|ies)(?: shopping)?|food(?: shopping)?',
  'Eating out': '(?:eating|dining|going) out|dining|meals(?: out)?|drinks',
  Transport: '(?:public )?transport(?:ation)?|car|commut(?:e|ing)|rides',
  Housing: 'housing|home',
  Utilities: 'utility bills|utilities',
  Health: 'health(?: ?care)?|medical(?: bills)?',
  Leisure: 'leisure|entertainment|fun|hobbies|subscriptions',
  Shopping: 'shopping|clothes',
  Education: 'education|studies|courses',
  Travel: 'travel(?:l?ing)?|trips|vacations?|holidays?',
  Gifts: 'gifts|presents|donations',
  Fees: '(?:bank )?fees',
}
