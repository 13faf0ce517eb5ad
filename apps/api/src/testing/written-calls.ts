/** A tool call as a model writes it in its text. */
export interface WrittenCall {
  shape: string
  /** Words of the same sentence before the call. */
  lead?: string
  text: string
  /** The names and arguments of the calls that must be made; empty if the text must be dropped. */
  calls: readonly (readonly [string, Readonly<Record<string, unknown>>])[]
}

const LUNCH = { amount: 12.5, category: 'Eating out', note: 'lunch' }
const TAXI = { amount: 30, category: 'Transport' }
const lunchJson = JSON.stringify(LUNCH)
const taxiJson = JSON.stringify(TAXI)
const LUNCH_KEYWORDS = 'amount=12.5, category="Eating out", note=\'lunch\''
const TAXI_KEYWORDS = 'amount=30, category="Transport"'
const named = (input: string, key = 'arguments') => `{"name": "record_expense", "${key}": ${input}}`
const lunch = [['record_expense', LUNCH]] as const
const both = [
  ['record_expense', LUNCH],
  ['record_expense', TAXI],
] as const

const llama: WrittenCall[] = [
  { shape: 'Llama: a JSON object', text: named(lunchJson, 'parameters'), calls: lunch },
  {
    shape: 'Llama: a Python tag and JSON',
    text: `<|python_tag|>${named(lunchJson, 'parameters')}<|eom_id|>`,
    calls: lunch,
  },
  {
    shape: 'Llama: JSON with a type',
    text: `{"type": "function", ${named(lunchJson, 'parameters').slice(1)}`,
    calls: lunch,
  },
  {
    shape: 'Llama: several objects with semicolons',
    text: `<|python_tag|>${named(lunchJson, 'parameters')}; ${named(taxiJson, 'parameters')}`,
    calls: both,
  },
  {
    shape: 'Llama: a Python tag and a function',
    text: `<|python_tag|>record_expense(${LUNCH_KEYWORDS})`,
    calls: lunch,
  },
  { shape: 'Llama: a list of functions', text: `[record_expense(${LUNCH_KEYWORDS})]`, calls: lunch },
  {
    shape: 'Llama: several functions in a list',
    text: `[record_expense(${LUNCH_KEYWORDS}), record_expense(${TAXI_KEYWORDS})]<|eot_id|>`,
    calls: both,
  },
  {
    shape: 'Llama: a list over several lines',
    text: `[\n  record_expense(\n    ${LUNCH_KEYWORDS},\n  ),\n]`,
    calls: lunch,
  },
  {
    shape: 'Llama: function tags',
    text: `<function=record_expense>${lunchJson}</function>`,
    calls: lunch,
  },
  { shape: 'Llama: a built-in call', text: `record_expense.call(${LUNCH_KEYWORDS})`, calls: lunch },
  {
    shape: 'Llama: a function in words and JSON',
    text: `function record_expense ${lunchJson}`,
    lead: 'function ',
    calls: lunch,
  },
]

const tagged: WrittenCall[] = [
  { shape: 'Hermes: tags', text: `<tool_call>\n${named(lunchJson)}\n</tool_call>`, calls: lunch },
  {
    shape: 'Hermes: several tags',
    text: `<tool_call>\n${named(lunchJson)}\n</tool_call>\n<tool_call>\n${named(taxiJson)}\n</tool_call>`,
    calls: both,
  },
  { shape: 'Hermes: no end tag', text: `<tool_call>\n${named(lunchJson)}\n`, calls: lunch },
  {
    shape: 'Hermes: Python dictionary',
    text: `<tool_call>{'name': 'record_expense', 'arguments': {'amount': 12.5, 'category': 'Eating out', 'note': 'lunch'}}</tool_call>`,
    calls: lunch,
  },
  {
    shape: 'Hermes: escaped tags',
    text: `&lt;tool_call&gt;\n${named(lunchJson)}\n&lt;/tool_call&gt;`,
    calls: lunch,
  },
  {
    shape: 'Hermes: reasoning before',
    text: `<think>\nThe person had lunch. I call record_expense(amount=99).\n</think>\n\n<tool_call>\n${named(lunchJson)}\n</tool_call>`,
    calls: lunch,
  },
  {
    shape: 'Qwen coder: XML',
    text: '<tool_call>\n<function=record_expense>\n<parameter=amount>\n12.5\n</parameter>\n<parameter=note>lunch</parameter>\n</function>\n</tool_call>',
    calls: [['record_expense', { amount: '12.5', note: 'lunch' }]],
  },
  {
    shape: 'XML: invoke',
    text: '<function_calls><invoke name="record_expense"><parameter name="amount">12.5</parameter></invoke></function_calls>',
    calls: [['record_expense', { amount: '12.5' }]],
  },
  {
    shape: 'GLM: keys and values',
    text: '<tool_call>record_expense\n<arg_key>amount</arg_key>\n<arg_value>12.5</arg_value>\n</tool_call>',
    calls: [['record_expense', { amount: '12.5' }]],
  },
  { shape: 'GLM: a name and JSON', text: `record_expense\n${lunchJson}`, calls: lunch },
  { shape: 'Functionary', text: `>>>record_expense\n${lunchJson}`, lead: '>>>', calls: lunch },
  {
    shape: 'ReAct',
    text: `Action: record_expense\nAction Input: ${lunchJson}`,
    lead: 'Action: ',
    calls: lunch,
  },
]

const marked: WrittenCall[] = [
  { shape: 'Mistral: a list', text: `[TOOL_CALLS][${named(lunchJson)}]`, calls: lunch },
  {
    shape: 'Mistral: a list after a space',
    text: `[TOOL_CALLS] [${named(lunchJson)}, ${named(taxiJson)}]`,
    calls: both,
  },
  { shape: 'Mistral: a name', text: `[TOOL_CALLS]record_expense[ARGS]${lunchJson}`, calls: lunch },
  {
    shape: 'Mistral: names with ids',
    text: `[TOOL_CALLS]record_expense[CALL_ID]abc123456[ARGS]${lunchJson}[TOOL_CALLS]record_expense[ARGS]${taxiJson}`,
    calls: both,
  },
  { shape: 'Mistral: no mark', text: `[${named(lunchJson)}]`, calls: lunch },
  {
    shape: 'DeepSeek: tokens',
    text: `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>record_expense\n\`\`\`json\n${lunchJson}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    calls: lunch,
  },
  {
    shape: 'DeepSeek 3.1: tokens',
    text: `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>record_expense<｜tool▁sep｜>${lunchJson}<｜tool▁call▁end｜><｜tool▁call▁begin｜>record_expense<｜tool▁sep｜>${taxiJson}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    calls: both,
  },
  {
    shape: 'Kimi: tokens',
    text: `<|tool_calls_section_begin|><|tool_call_begin|>functions.record_expense:0<|tool_call_argument_begin|>${lunchJson}<|tool_call_end|><|tool_calls_section_end|>`,
    calls: lunch,
  },
  {
    shape: 'gpt-oss: channels',
    text: `<|channel|>commentary to=functions.record_expense <|constrain|>json<|message|>${lunchJson}<|call|>`,
    calls: lunch,
  },
  { shape: 'Phi: tokens', text: `<|tool_call|>[${named(lunchJson)}]<|/tool_call|>`, calls: lunch },
]

const fenced: WrittenCall[] = [
  {
    shape: 'Gemma: tool code',
    text: `\`\`\`tool_code\nrecord_expense(${LUNCH_KEYWORDS})\n\`\`\``,
    calls: lunch,
  },
  {
    shape: 'Gemma: printed',
    text: `\`\`\`tool_code\nprint(default_api.record_expense(${LUNCH_KEYWORDS}))\n\`\`\``,
    calls: lunch,
  },
  {
    shape: 'Gemma: Python',
    text: `\`\`\`python\n# lunch\nresult = record_expense(${LUNCH_KEYWORDS})\n\`\`\``,
    calls: lunch,
  },
  { shape: 'Gemma: JSON', text: `\`\`\`json\n${named(lunchJson)}\n\`\`\``, calls: lunch },
  {
    shape: 'Gemma: a list in JSON',
    text: `\`\`\`json\n[${named(lunchJson)},\n${named(taxiJson)}]\n\`\`\``,
    calls: both,
  },
  { shape: 'a fence without a language', text: `\`\`\`\n${named(lunchJson)}\n\`\`\``, calls: lunch },
  { shape: 'a fence without an end', text: `\`\`\`json\n${named(lunchJson)}\n`, calls: lunch },
  {
    shape: 'FunctionGemma',
    text: '<start_function_call>call:record_expense{amount:12.5,category:<escape>Eating out<escape>,note:<escape>lunch<escape>}<end_function_call>',
    calls: lunch,
  },
]

const bare: WrittenCall[] = [
  { shape: 'a function on a line', text: `record_expense(${LUNCH_KEYWORDS})`, calls: lunch },
  {
    shape: 'a function in code marks',
    text: `\`record_expense(${LUNCH_KEYWORDS})\``,
    lead: '`',
    calls: lunch,
  },
  {
    shape: 'functions on lines',
    text: `record_expense(${LUNCH_KEYWORDS})\nrecord_expense(${TAXI_KEYWORDS})`,
    calls: both,
  },
  { shape: 'a function without arguments', text: 'list_assets()', calls: [['list_assets', {}]] },
  {
    shape: 'a positional argument',
    text: 'calculate("400 + 50")',
    calls: [['calculate', { expression: '400 + 50' }]],
  },
  { shape: 'an object as the argument', text: `record_expense(${lunchJson})`, calls: lunch },
  {
    shape: 'all kinds of values',
    text: `project(extra_per_month=1e2, on=None, income=True, strategy='snow\\'ball', lump_sum=[1, (2, "x")])`,
    calls: [
      [
        'project',
        { extra_per_month: 100, on: null, income: true, strategy: "snow'ball", lump_sum: [1, [2, 'x']] },
      ],
    ],
  },
  {
    shape: 'JSON before a sentence',
    text: `${named(lunchJson)} I recorded it. You are welcome.`,
    calls: lunch,
  },
  {
    shape: 'JSON in a sentence',
    lead: 'I now call ',
    text: `I now call ${named(lunchJson)} for you. Done.`,
    calls: lunch,
  },
  { shape: 'JSON in rows', text: `${named(lunchJson)}\n${named(taxiJson)}`, calls: both },
  { shape: 'JSON in a row', text: `${named(lunchJson)}${named(taxiJson)}`, calls: both },
  {
    shape: 'JSON over several lines',
    text: JSON.stringify({ name: 'record_expense', arguments: LUNCH }, null, 2),
    calls: lunch,
  },
  { shape: 'JSON inside JSON', text: named(JSON.stringify(lunchJson)), calls: lunch },
  {
    shape: 'JSON like a reply of the API',
    text: `{"tool_calls": [{"type": "function", "function": ${named(lunchJson)}}]}`,
    calls: lunch,
  },
  { shape: 'JSON by the name of the tool', text: `{"record_expense": ${lunchJson}}`, calls: lunch },
  { shape: 'a label before JSON', text: `json\n${named(lunchJson)}`, calls: lunch },
]

const dropped: WrittenCall[] = [
  { shape: 'JSON cut off', text: '{"name": "record_expense", "arguments": {"amount": 12.5', calls: [] },
  {
    shape: 'JSON that is broken',
    text: '{"name": "record_expense", "arguments" {"amount": 12.5}}',
    calls: [],
  },
  { shape: 'JSON of nothing', text: '{"amount": 12.5}', calls: [] },
  { shape: 'a tag cut off', text: '<tool_ca', calls: [] },
  { shape: 'a token cut off', text: '<|python_t', calls: [] },
  { shape: 'a mark cut off', text: '[TOOL_CAL', calls: [] },
  { shape: 'a function cut off', text: '[record_expense(amount=12.5, category="Eat', calls: [] },
  { shape: 'XML cut off', text: '<tool_call><function=record_expense><parameter=amount>12', calls: [] },
  {
    shape: 'XML with one argument cut off',
    text: '<tool_call><function=record_expense><parameter=amount>12</parameter><param',
    calls: [],
  },
  {
    shape: 'an unknown tool in tags',
    text: '<tool_call>{"name": "send_money", "arguments": {"amount": 5}}</tool_call>',
    calls: [],
  },
  { shape: 'an unknown tool in a list', text: '[send_money(amount=5)]', calls: [] },
  { shape: 'an unknown tool after a tag', text: '<|python_tag|>brave_search.call(query="rates")', calls: [] },
  { shape: 'reasoning without an end', text: '<think>\nThey had lunch. It was good', calls: [] },
  { shape: 'deep brackets', text: `record_expense(${'['.repeat(500)}`, calls: [] },
]

/** Every shape in which models are known to write tool calls. */
export const writtenCalls: readonly WrittenCall[] = [
  ...llama,
  ...tagged,
  ...marked,
  ...fenced,
  ...bare,
  ...dropped,
]
