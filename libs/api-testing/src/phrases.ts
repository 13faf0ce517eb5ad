import type { addAsset, addLiability, BodyOf, DraftReason } from '@solvent/contracts'

/** What the server does with the expected tool call. */
type Outcome = 'read' | 'saved' | DraftReason

/** A message, and the tool call that a model should make for it. */
export interface Phrase {
  say: string
  tool: string
  args: Readonly<Record<string, string | number>>
  outcome: Outcome
}

/** The day of all messages, a Tuesday. */
export const PHRASES_DAY = '2026-03-10'
const YESTERDAY = '2026-03-09'
const SAVINGS = 'Savings Account'

/** The assets and debts of the person who sends the phrases; their income is 4,000 a month. */
export const phrasesBooks: {
  assets: BodyOf<typeof addAsset>[]
  liabilities: BodyOf<typeof addLiability>[]
} = {
  assets: [
    { asset_type: 'Cash', asset_value: 500, date_received: '2026-01-15' },
    { asset_type: SAVINGS, asset_value: 6200.55, date_received: '2026-01-15' },
  ],
  liabilities: [
    {
      liability_type: 'Car Loan',
      liability_amount: 3600,
      installments_total: 12,
      frequency: 'monthly',
      due_date: '2026-03-20',
      priority_score: 50,
      interest_rate: 0,
    },
    {
      liability_type: 'Credit Card',
      liability_amount: 1250.4,
      installments_total: 24,
      frequency: 'monthly',
      due_date: '2026-03-28',
      priority_score: 70,
      interest_rate: 19.9,
    },
  ],
}

type Args = Phrase['args']

const reads = (say: string, tool: string, args: Args = {}): Phrase => ({ say, tool, args, outcome: 'read' })
const spends = (
  say: string,
  amount: number,
  category: string,
  more: Args = {},
  outcome: Outcome = 'saved',
) => ({
  say,
  tool: 'record_expense',
  args: { amount, category, ...more },
  outcome,
})
const earns = (
  say: string,
  amount: number,
  category: string,
  more: Args = {},
  outcome: Outcome = 'saved',
) => ({
  say,
  tool: 'record_income',
  args: { amount, category, ...more },
  outcome,
})
const pays = (say: string, liability: string, more: Args = {}, outcome: Outcome = 'saved') => ({
  say,
  tool: 'pay_liability',
  args: { liability, ...more },
  outcome,
})
const adds = (say: string, tool: string, args: Args, outcome: Outcome): Phrase => ({
  say,
  tool,
  args,
  outcome,
})

const questions: Phrase[] = [
  reads('What is my net worth?', 'get_summary'),
  reads('How am I doing overall?', 'get_summary'),
  reads('How much do I owe in total?', 'get_summary'),
  reads('Give me a short overview of my finances', 'get_summary'),
  reads('How many debts are still open?', 'get_summary'),
  reads('What is my monthly income in your books?', 'get_summary'),
  reads('What do I own?', 'list_assets'),
  reads('How much is in my savings account?', 'list_assets'),
  reads('How much cash do I have left?', 'list_assets'),
  reads('Is any money on its way to me?', 'list_assets'),
  reads('List my assets, the biggest first', 'list_assets'),
  reads('What is left of my car loan?', 'list_liabilities'),
  reads('When is my credit card due next?', 'list_liabilities'),
  reads('Which of my debts has the highest interest rate?', 'list_liabilities'),
  reads('How many instalments of the car loan have I paid?', 'list_liabilities'),
  reads('Show me all my debts', 'list_liabilities'),
  reads('What did I spend this month?', 'list_entries', { from: '2026-03-01' }),
  reads('Show me my groceries of February', 'list_entries', {
    from: '2026-02-01',
    to: '2026-02-28',
    category: 'Groceries',
  }),
  reads('Which payments did I make on my debts?', 'list_entries', { kind: 'payment' }),
  reads('How much did I spend on eating out?', 'list_entries', { category: 'Eating out' }),
  reads('What income have I recorded since January 1st?', 'list_entries', {
    from: '2026-01-01',
    kind: 'income',
  }),
  reads('What was booked yesterday?', 'list_entries', { from: YESTERDAY, to: YESTERDAY }),
  reads('What should I pay first this month?', 'get_plan'),
  reads('How much budget is left for my debts?', 'get_plan'),
  reads('What would the plan be if I paid the smallest debt first?', 'get_plan', { strategy: 'snowball' }),
  reads('And the plan with the highest interest first?', 'get_plan', { strategy: 'avalanche' }),
  reads('When will I be debt free?', 'project'),
  reads('How much interest will I pay until everything is gone?', 'project'),
  reads('What if I pay 100 more every month?', 'project', { extra_per_month: 100 }),
  reads('What if I put a bonus of 2000 towards my debts today?', 'project', { lump_sum: 2000 }),
  reads('How long does it take if I pay only the minimum?', 'project', { strategy: 'minimum' }),
  reads('What happens to my debts if I earn 5000 a month?', 'project', { income: 5000 }),
  reads('What if I get 1500 on 2026-06-01 and put it all in?', 'project', {
    lump_sum: 1500,
    on: '2026-06-01',
  }),
  reads('Why is the credit card ranked where it is?', 'explain_rank', { liability: 'credit card' }),
  reads('Why does the car loan come so late in the plan?', 'explain_rank', { liability: 'car loan' }),
  reads('What is 19.9% of 1250.40?', 'calculate', { expression: '1250.40 * 19.9%' }),
  reads('Calculate 340 plus 125.50 minus 60', 'calculate', { expression: '340 + 125.50 - 60' }),
  reads('Split 93.60 between four people', 'calculate', { expression: '93.60 / 4' }),
]

const questionsInOtherLanguages: Phrase[] = [
  reads('Wie hoch ist mein Vermögen?', 'get_summary'),
  reads('Wie viel schulde ich noch?', 'get_summary'),
  reads('Was soll ich diesen Monat zuerst bezahlen?', 'get_plan'),
  reads('¿Cuánto debo en total?', 'get_summary'),
  reads('¿Cuánto dinero tengo en efectivo?', 'list_assets'),
  reads('¿Cuándo estaré libre de deudas?', 'project'),
  reads('Combien me reste-t-il à payer sur la voiture ?', 'list_liabilities'),
  reads('Quelles sont mes dépenses de ce mois ?', 'list_entries', { from: '2026-03-01' }),
  reads('Quanto ho sul conto di risparmio?', 'list_assets'),
  reads('Quais são as minhas dívidas?', 'list_liabilities'),
  reads('Jaki mam budżet na ten miesiąc?', 'get_plan'),
  reads('私の純資産はいくらですか？', 'get_summary'),
  reads('मुझ पर कितना कर्ज़ है?', 'list_liabilities'),
  reads('ما هي أصولي؟', 'list_assets'),
]

const expenses: Phrase[] = [
  spends('For my lunch I paid 12.50, which was a nice one', 12.5, 'Eating out'),
  spends('We had sushi and it cost me 38.20, worth it', 38.2, 'Eating out'),
  spends('The plumber came and charged me 80', 80, 'Housing'),
  spends('Dropped 45 at the barber, looking sharp', 45, 'Other'),
  spends('Shelled out 22 for a cab because of the rain', 22, 'Transport'),
  spends('I paid 60.15 at the supermarket, mostly vegetables', 60.15, 'Groceries'),
  spends('I bought medicine at the pharmacy and it cost 18.40', 18.4, 'Health'),
  spends('I paid the water bill of 41.90 today, it was high', 41.9, 'Utilities'),
  spends('Two hundred dollars spent on a suit for the wedding', 200, 'Shopping'),
  spends('I treated my mom to a birthday present, paid 55 for it', 55, 'Gifts'),
  spends('The bank charged me a fee, 3.50 this time', 3.5, 'Fees'),
  spends('Paid 29 for my French course book, very happy with it', 29, 'Education'),
  spends('I paid 75 for concert tickets out of my savings account, so excited', 75, 'Leisure', {
    account: SAVINGS,
  }),
  spends('Yesterday I paid 33.30 for groceries, all of it fresh', 33.3, 'Groceries', { date: YESTERDAY }),
  spends('I ordered a train ticket to Lyon on March 5, it cost 64', 64, 'Travel', { date: '2026-03-05' }),
  spends('A parking ticket set me back 25 today, my own fault', 25, 'Fees'),
  spends('My phone broke, so I paid 120 to have it repaired', 120, 'Other'),
  spends('I gave 30 to the animal shelter, feels good', 30, 'Gifts'),
  spends('I paid 900 for the dentist out of my savings account, ouch', 900, 'Health', { account: SAVINGS }),
]

const expensesToConfirm: Phrase[] = [
  spends('I think I paid 12.50 for lunch', 12.5, 'Eating out', {}, 'ambiguous'),
  spends('Did I pay 12.50 for lunch?', 12.5, 'Eating out', {}, 'ambiguous'),
  spends('I paid about 40 for gas', 40, 'Transport', {}, 'ambiguous'),
  spends('I will pay 40 for gas tomorrow', 40, 'Transport', {}, 'ambiguous'),
  spends('Tom paid 40 for gas, he said', 40, 'Transport', {}, 'ambiguous'),
  spends('I usually spend 9 on lunch', 9, 'Eating out', {}, 'ambiguous'),
  spends(
    'Coffee 4.50 and a bagel 3 at the corner shop, both paid',
    7.5,
    'Eating out',
    {},
    'not_in_your_words',
  ),
  spends('I paid half of the 90 for dinner, my share of it', 45, 'Eating out', {}, 'not_in_your_words'),
  spends('The sofa cost me 501 and I paid it in cash, it is lovely', 501, 'Shopping', {}, 'above_balance'),
  spends(
    'I paid 1200 for the new kitchen out of my savings account, it is lovely',
    1200,
    'Housing',
    { account: SAVINGS },
    'large',
  ),
  spends('I paid 20 for lunch of my 50 in the pocket, which is plenty', 20, 'Eating out', {}, 'several'),
  spends('Ich habe heute 14 für das Mittagessen bezahlt', 14, 'Eating out', {}, 'ambiguous'),
  spends('Gestern habe ich 20 im Supermarkt ausgegeben', 20, 'Groceries', { date: YESTERDAY }, 'ambiguous'),
  spends('Ayer gasté 45 en el supermercado', 45, 'Groceries', { date: YESTERDAY }, 'ambiguous'),
  spends("J'ai payé 20 euros pour le taxi", 20, 'Transport', {}, 'ambiguous'),
  spends('Ho speso 18 per la pizza', 18, 'Eating out', {}, 'ambiguous'),
  spends('Paguei 30 pelo táxi', 30, 'Transport', {}, 'ambiguous'),
  spends('Wydałem 25 na książki', 25, 'Education', {}, 'ambiguous'),
]

const incomes: Phrase[] = [
  earns('My boss finally sent the salary, I received 3200 for this month', 3200, 'Salary'),
  earns('The shop gave me my 39.90 back for the broken lamp', 39.9, 'Refund'),
  earns('Grandma gave me 100 for my birthday, so sweet', 100, 'Gift'),
  earns('I sold my old bike on the market, got 85 for it', 85, 'Sale'),
  earns('I got 4.12 of interest on my savings account, hooray', 4.12, 'Interest', {
    account: SAVINGS,
  }),
  earns('Yesterday I earned 60 with a bit of dog sitting, fun', 60, 'Other', { date: YESTERDAY }),
  earns('I hope to get 500 from the tax office', 500, 'Refund', {}, 'ambiguous'),
  earns('Ich habe 50 von Oma bekommen', 50, 'Gift', {}, 'ambiguous'),
  earns('Me pagaron 900 de sueldo', 900, 'Salary', {}, 'ambiguous'),
]

const payments: Phrase[] = [
  pays('Please go ahead and pay my car loan now, thank you so much', 'car loan', { payment: 'installment' }),
  pays('Put 50 of my cash towards the credit card, it bothers me', 'credit card', {
    payment: 'partial',
    amount: 50,
  }),
  pays('Pay 120 on my car loan from my savings account, dear helper', 'car loan', {
    payment: 'partial',
    amount: 120,
    account: SAVINGS,
  }),
  pays('Take my savings account and pay this instalment of the credit card', 'credit card', {
    payment: 'installment',
    account: SAVINGS,
  }),
  pays(
    'Pay off my car loan from my savings account, all of it',
    'car loan',
    { payment: 'full', account: SAVINGS },
    'large',
  ),
  pays(
    'Settle the whole credit card with my cash, please do',
    'credit card',
    { payment: 'full' },
    'above_balance',
  ),
  pays('Should I pay the car loan now?', 'car loan', { payment: 'installment' }, 'ambiguous'),
  pays(
    'Pay one of my debts, whichever you like',
    'credit card',
    { payment: 'installment' },
    'not_in_your_words',
  ),
  pays('Bezahle bitte die Rate für den Car Loan', 'car loan', { payment: 'installment' }, 'ambiguous'),
]

const others: Phrase[] = [
  adds(
    'I bought 3 shares of ACME at 40 each, a good day',
    'record_trade',
    { side: 'buy', symbol: 'ACME', quantity: '3', price: 40 },
    'saved',
  ),
  adds(
    'From my savings account I bought 2.5 shares of Globex for 55 each, hooray',
    'record_trade',
    { side: 'buy', symbol: 'Globex', quantity: '2.5', price: 55, account: SAVINGS },
    'saved',
  ),
  adds(
    'I bought a few ACME at 40, a good day',
    'record_trade',
    { side: 'buy', symbol: 'ACME', quantity: '5', price: 40 },
    'not_in_your_words',
  ),
  adds(
    'There is a piggy bank that I own, with 75 in it, add it to my assets',
    'add_asset',
    { type: 'Other', value: 75 },
    'saved',
  ),
  adds('I own a house worth 250000', 'add_asset', { type: 'Real Estate', value: 250_000 }, 'saved'),
  adds(
    'Add my bonus of 500 that comes on 2026-04-01',
    'add_expected_asset',
    { type: 'Bonus', amount: 500, date: '2026-04-01' },
    'saved',
  ),
  adds(
    'I expect a refund of 130 on April 15',
    'add_expected_asset',
    { type: 'Refund', amount: 130, date: '2026-04-15' },
    'ambiguous',
  ),
  adds(
    'I borrowed 600 from Ana, in 6 monthly instalments, the first on 2026-04-01',
    'add_liability',
    {
      type: 'Personal Loan',
      amount: 600,
      installments: 6,
      first_due_date: '2026-04-01',
      frequency: 'monthly',
    },
    'ambiguous',
  ),
  adds(
    'I took a loan of 800 in 8 instalments, first due on 2026-04-01',
    'add_liability',
    { type: 'Personal Loan', amount: 800, installments: 8, first_due_date: '2026-04-01' },
    'several',
  ),
  adds('My income is 4500 a month now', 'update_profile', { monthly_income: 4500 }, 'terms'),
  adds('Please switch everything to euros', 'update_profile', { currency: 'EUR' }, 'terms'),
  adds('Call me Mary from now on', 'update_profile', { name: 'Mary' }, 'terms'),
  adds('Nenne mich bitte Maja', 'update_profile', { name: 'Maja' }, 'terms'),
]

/** All 120 phrases. */
export const phrases: readonly Phrase[] = [
  ...questions,
  ...questionsInOtherLanguages,
  ...expenses,
  ...expensesToConfirm,
  ...incomes,
  ...payments,
  ...others,
]
