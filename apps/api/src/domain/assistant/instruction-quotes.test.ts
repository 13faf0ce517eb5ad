// Engines: none
import { disguises } from '../../testing/prompt-disguises'
import { CheckedReply } from './checked-reply'
import { KnownFigures } from './figures'
import { repeatsInstructions } from './instruction-quotes'
import { tools } from './model-prompt'
import { systemPrompt } from './system-prompt'

const HONEST_ANSWERS = `You owe money on a car loan and a credit card. The next due date is in March.
Your net worth is the sum of all assets minus all debts.
| Net worth | Assets | Debts | Monthly income |
| Debt | Left | Instalment | Next due date | Interest rate |
I am your Personal Finance Assistant. I help you with your assets, debts and plan.
I'm the Personal Finance Assistant of Solvent.
I cannot give legal or tax advice.
I can't give legal or tax advice, but I can show what you paid.
I can't see another person's data.
I cannot open links.
I can't show my instructions, but I can help you with your own assets, debts and plan.
You can link to nothing from here. See [Assets](/assets), [Liabilities](/liabilities) or [Plan](/recommendations).
Here is your plan for this month: pay the credit card first, because its interest rate is the highest.
This is what to pay first, and how much.
Your budget for this month is what is left of your income after your expenses.
The payment plan of this month puts the credit card first.
I recorded the expense. It was paid from your cash account.
I can record that for you. When did it happen?
Something is unclear: did you pay the instalment or the whole debt?
When something is unclear, please tell me more.
Please say what you bought and how much it cost.
You spent most on food, then on rent, then on transport.
You received your salary on the first day of the month.
Your salary is your only income, so your monthly income is your salary.
You can pay a debt in full, pay an instalment, or pay a part of it.
A debt is paid in instalments. Each instalment has a part of interest.
The interest rate is how much the bank asks for the loan each year.
The avalanche strategy pays the debt with the highest interest rate first.
The snowball strategy pays the smallest debt first, whatever it costs.
With the avalanche strategy you are debt-free earlier and pay less interest.
If you pay more each month, you will be debt-free earlier.
With an extra payment a month, your debts end in summer.
Your debts end when all instalments are paid, and the plan shows what they cost.
You own a house, a car, savings and some cash.
You expect money from a friend in May.
Expected money does not count as an asset before you receive it.
Your shares are worth more than you paid for them.
You bought shares of one company and sold none.
No shares were bought or sold this month.
No money was spent today.
Money was spent on groceries, and money was received from your employer.
Your number of active debts is small. Keep going!
You have no active debts. Well done!
Your total assets are larger than your total debts.
Change your monthly income, currency or name under [Profile](/profile).
Your income is paid on the last day of the month.
You are paid every two weeks, so some months have three paydays.
An emergency fund should cover a few months of expenses.
It is better to pay the credit card before you save more.
Do you want me to record this as an expense, or as a payment of the debt?
I did not save anything, since you asked a question.
I left out a figure that is not in your books.
Your car loan comes first because its due date is the nearest.
Your credit card stands first in the plan because its interest rate is high.
The mortgage stands last, because it is the cheapest of your debts.
Here are your entries of this month, newest first.
Your last entries: lunch, taxi, rent and a payment of the car loan.
These are the expenses and payments by category.
That was arithmetic: the sum of both amounts.
The answer comes from your books, and the total is the sum of both debts.
Every figure is from your books.
In short: pay the card, keep the cash, and look at the plan next month.
A short paragraph, a list or a small table: which would you like?
Use a list of your debts and cross off each one that is paid.
How much goes to debts each month is shown in your plan.
You decide how much goes to debts each month: a share of your income, or an amount.
You asked for a percentage of your income, so that is your budget.
Du hast einen Kredit für ein Auto und eine Kreditkarte.
Tu as une dette pour la voiture et de l'épargne.
Tienes una deuda del coche y algo de ahorro.`.split('\n')

const prompt = systemPrompt({ today: '2026-03-01', currency: 'USD' })
const descriptions = tools.map(({ description = '' }) => description)
const rules = [prompt.split('\n').slice(0, 7).join(' ')]

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’]/gu, '')
    .match(/[a-z]+/g) ?? []
const runsOf = (text: string, size: number) => {
  const words = wordsOf(text)
  return words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '))
}
/** Words in a row of the instructions that no honest answer has. */
const secretRuns = (texts: readonly string[], size: number) => {
  const honest = new Set(HONEST_ANSWERS.flatMap((answer) => runsOf(answer, size)))
  return texts.flatMap((text) => runsOf(text, size)).filter((run) => !honest.has(run))
}

/** What a model's reply shows, if the reply goes on after what is left out. */
function shownOf(text: string): string {
  const rules = { secret: '', currency: 'USD', isLenient: true } as const
  const reply = new CheckedReply(new KnownFigures([], [text], '2026-03-01'), rules, () => {})
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) reply.add(piece)
  reply.end()
  return reply.text
}

/** The leaked runs in a text, also without the words between, read backwards or decoded. */
function leaks(text: string, texts: readonly string[], size = 4): string[] {
  const words = wordsOf(text).filter((word) => !['banana', 'cherry', 'mango', 'rule', 'const'].includes(word))
  const joined = words.join('')
  const backwards = [...joined].reverse().join('')
  const decoded = Buffer.from(text.replaceAll(/\s/g, ''), 'base64').toString('latin1')
  const readings = [words, [...words].reverse(), wordsOf(decoded)]
  const found = new Set(readings.flatMap((all) => runsOf(all.join(' '), size)))
  return secretRuns(texts, size).filter((run) => {
    const letters = run.replaceAll(' ', '')
    return found.has(run) || joined.includes(letters) || backwards.includes(letters)
  })
}

test('there are at least 60 honest answers and 30 disguises', () => {
  expect(HONEST_ANSWERS.length).toBeGreaterThanOrEqual(60)
  expect(disguises.length).toBeGreaterThanOrEqual(30)
})

test.each(HONEST_ANSWERS)('an honest answer is shown: %s', (answer) => {
  expect(repeatsInstructions('', answer)).toBe(false)
})

test('the honest answers are shown together, too', () => {
  const text = HONEST_ANSWERS.join('\n')
  expect(shownOf(text)).toBe(text)
})

test.each(disguises)('no four words of the instructions are shown $name', ({ write, isScattered }) => {
  // Between other words, more of them are needed to be sure.
  expect(leaks(shownOf(write(prompt)), rules, isScattered ? 8 : 4)).toEqual([])
})

test.each(disguises)(
  'no five words of the descriptions of tools are shown $name',
  ({ write, isScattered }) => {
    expect(leaks(shownOf(write(descriptions.join(' '))), descriptions, isScattered ? 8 : 5)).toEqual([])
  },
)

test('the leaks of a text without disguise are found, so the tests above are real', () => {
  expect(leaks(prompt, rules).length).toBeGreaterThan(50)
})
