// Engines: one
import {
  asset,
  change,
  damage,
  debt,
  differencesOf,
  entry,
  IS_SAFE,
  recomputeBalance,
  remove,
  useCompleteBooks,
} from '../../src/testing/damaged-books'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const newPersonWithBooks = useCompleteBooks(setting)

const CAR_PAYMENT = `entry_id = ${entry('payment', '04-02', debt('Car'))}`
const SCHOOL_PAYMENT = `entry_id = ${entry('payment', '06-15', debt('School'))}`
const INTEREST = entry('interest', '03-31', debt('Car'))
/** An expense paid from the wallet and the safe. */
const EXPENSE = entry('expense', '03-10', asset('Wallet'))
const IS_EXPENSE = `entry_id = ${EXPENSE}`
const REFUND = `(select entry_id from journal_entries where user_id = $1 and note = 'bottles')`
const PURCHASE = `entry_id = ${entry('trade', '03-10', asset('ACME'))}`
const UNDO = `reverses = ${entry('expense', '03-10', `${asset('Safe')} and entry_id <> ${EXPENSE}`)}`
const UNDO_OF_INTEREST = `reverses in (select interest_entry_id from payments where user_id = $1)`

interface Damage {
  what: string
  statements: string[]
  says: string
}

const ofAccounts: Damage[] = [
  {
    what: 'a balance',
    statements: [change('assets', 'value_minor = value_minor - 1', IS_SAFE)],
    says: 'balances: Safe holds $1,918.41, but its entries make $1,918.42.',
  },
  {
    what: 'what is owed',
    statements: [change('liabilities', 'remaining_minor = remaining_minor - 1', `description = 'Car'`)],
    says: 'balances: On Car you owe $1,064.15, but its entries make $1,064.16.',
  },
  {
    what: 'the amount of an expense',
    statements: [
      change('journal_lines', 'change_minor = change_minor - 100', `${IS_EXPENSE} and line_no = 2`),
    ],
    says: 'balances: Safe holds $1,918.42, but its entries make $1,917.42.',
  },
  {
    what: 'the amount of a refund',
    statements: [change('journal_lines', 'change_minor = change_minor - 100', `entry_id = ${REFUND}`)],
    says: 'balances: Wallet holds $0.00, but its entries make -$1.00.',
  },
  {
    what: 'the account of an expense',
    statements: [
      change('journal_lines', `account_id = ${asset('Gift card')}`, `${IS_EXPENSE} and line_no = 1`),
    ],
    says: 'balances: Gift card holds $75.00, but its entries make $35.00.',
  },
  {
    what: 'the account of an expense, which does not exist',
    statements: [change('journal_lines', 'account_id = gen_random_uuid()', `${IS_EXPENSE} and line_no = 1`)],
    says: 'balances: An entry changes an asset that does not exist, by -$40.00 in total.',
  },
  {
    what: 'an income, which is missing',
    statements: [remove('journal_entries', `entry_id = ${entry('income', '03-10', asset('Rainy days'))}`)],
    says: 'balances: Rainy days holds $9,790.00, but its entries make $7,790.00.',
  },
  {
    what: 'a deleted asset, which is missing',
    statements: [remove('assets', `description = 'Bike'`)],
    says: 'balances: 2 entries change an asset that does not exist, by $0.00 in total.',
  },
  {
    what: 'an opening entry, which is missing',
    statements: [remove('journal_entries', `entry_id = ${entry('opening', '03-10', asset('Painting'))}`)],
    says: 'entries: The entry that added Painting is missing.',
  },
  {
    what: 'an edit, which is now an opening',
    statements: [
      change(
        'journal_entries',
        `kind = 'opening'`,
        `entry_id = ${entry('adjustment', '03-10', asset('Painting'))}`,
      ),
    ],
    says: 'entries: Painting was opened by 2 entries instead of one.',
  },
]

const ofEntries: Damage[] = [
  {
    what: 'a line of an expense, which is missing',
    statements: [remove('journal_lines', `${IS_EXPENSE} and line_no = 1`)],
    says: 'entries: The expense of 10 March from Safe is missing part of its amounts.',
  },
  {
    what: 'the kind of an entry',
    statements: [change('journal_entries', `kind = 'income'`, IS_EXPENSE)],
    says: 'entries: The income of 10 March to Wallet changes accounts that this kind of entry cannot change.',
  },
  {
    what: 'the amount that a transfer adds, and the balance with it',
    statements: [
      change('assets', 'value_minor = value_minor + 100', `description = 'Rainy days'`),
      change(
        'journal_lines',
        'change_minor = change_minor + 100',
        `change_minor > 0 and entry_id = ${entry('transfer', '03-10', asset('Rainy days'))}`,
      ),
    ],
    says: 'entries: The transfer of 10 March on Safe changes accounts that this kind of entry cannot change.',
  },
  {
    what: 'a part of a split expense',
    statements: [change('entry_parts', 'change_minor = change_minor - 1', 'part_no = 1')],
    says: 'entries: The expense of 10 March from Safe is split over categories that do not add up to its amount.',
  },
  {
    what: 'the day of an entry',
    statements: [change('journal_entries', `occurred_on = '2026-07-09'`, IS_EXPENSE)],
    says: 'entries: The expense of 9 July from Wallet has a date in the future.',
  },
  {
    what: 'the data for an undo, which is missing',
    statements: [remove('entry_images', CAR_PAYMENT)],
    says: 'entries: The payment of 2 April on Car has lost its undo data, so it cannot be undone.',
  },
  {
    what: 'the entry that an undo reverses',
    statements: [change('journal_entries', `reverses = ${EXPENSE}`, UNDO)],
    says: 'undos: The undo of 10 March on Safe does not reverse exactly what the original entry changed.',
  },
  {
    what: 'the undo of a corrected entry, which is missing',
    statements: [
      remove(
        'journal_entries',
        'reverses = (select corrects from journal_entries where user_id = $1 and corrects is not null)',
      ),
    ],
    says: 'undos: The expense of 10 March from Safe corrects an entry that is not undone.',
  },
  {
    what: 'an undo, which reverses nothing',
    statements: [change('journal_entries', 'reverses = null', UNDO)],
    says: 'undos: The undo of 10 March on Safe does not name the entry it reverses.',
  },
  {
    what: 'the amount of an undo, and the balance with it',
    statements: [
      change('assets', 'value_minor = value_minor + 100', IS_SAFE),
      change(
        'journal_lines',
        'change_minor = change_minor + 100',
        `entry_id = (select entry_id from journal_entries where user_id = $1 and ${UNDO})`,
      ),
    ],
    says: 'undos: The undo of 10 March on Safe does not reverse exactly what the original entry changed.',
  },
  {
    what: 'the undo of interest that an undone payment posted',
    statements: [change('journal_entries', 'reverses = null', UNDO_OF_INTEREST)],
    says: 'undos: The undo of 12 May on School reverses a payment without its interest, or the interest without its payment.',
  },
  {
    what: 'the details of a trade, which are missing',
    statements: [remove('trades', PURCHASE)],
    says: 'trades: The trade of 10 March in Rainy days has lost its trade details.',
  },
  {
    what: 'the number of shares',
    statements: [change('trades', 'quantity = 3', PURCHASE)],
    says: 'trades: The trade of 10 March in ACME is noted as shares worth $300.00, but it moved $250.00.',
  },
  {
    what: 'the position of a trade',
    statements: [change('trades', `asset_id = ${asset('Safe')}`, PURCHASE)],
    says: 'trades: The trade of 10 March in Safe does not change the position that it is noted for.',
  },
  {
    what: 'the number of shares and their price together',
    statements: [change('trades', 'quantity = 10, price_minor = 1200', `side = 'sell'`)],
    says: 'trades: More shares of ACME are sold than were bought.',
  },
]

const ofPayments: Damage[] = [
  {
    what: 'the details of a payment, which are missing',
    statements: [remove('payments', CAR_PAYMENT)],
    says: 'payments: The payment of 2 April on Car has lost its payment details.',
  },
  {
    what: 'the kind of a payment',
    statements: [change('journal_entries', `kind = 'expense'`, CAR_PAYMENT)],
    says: 'payments: The expense of 2 April from Car is noted as a payment of $106.62, but is none.',
  },
  {
    what: 'the recorded amount of a payment',
    statements: [change('payments', 'amount_minor = amount_minor + 100', CAR_PAYMENT)],
    says: 'payments: The payment of 2 April on Car is noted as $107.62, but it paid $106.62.',
  },
  {
    what: 'the amount a payment paid, and the debt with it',
    statements: [
      change(
        'journal_lines',
        'change_minor = change_minor - 100',
        `${CAR_PAYMENT} and account_kind = 'liability'`,
      ),
      recomputeBalance('Car'),
    ],
    says: 'entries: The payment of 2 April on Car changes accounts that this kind of entry cannot change.',
  },
  {
    what: 'the recorded debt of a payment',
    statements: [change('payments', `liability_id = ${debt('House')}`, CAR_PAYMENT)],
    says: 'payments: The payment of 2 April on Car is noted for another debt than the one that it lowers.',
  },
  {
    what: 'the recorded day of a payment',
    statements: [change('payments', `paid_on = '2026-04-03'`, CAR_PAYMENT)],
    says: 'payments: The payment of 2 April on Car is noted for another day.',
  },
  {
    what: 'the type of a payment',
    statements: [change('payments', `payment_type = 'full'`, CAR_PAYMENT)],
    says: 'debts: The payment of 2 April on Car could not have been made: its amount or type is wrong.',
  },
  {
    what: 'the interest of a payment, which belongs to another debt',
    statements: [change('payments', `interest_entry_id = ${INTEREST}`, SCHOOL_PAYMENT)],
    says: 'payments: The payment of 15 June on School names interest that was never posted on this debt.',
  },
  {
    what: 'the interest of a payment, which is missing',
    statements: [change('payments', 'interest_entry_id = null', SCHOOL_PAYMENT)],
    says: 'debts: The payment of 15 June on School posted $0.00 of interest, but $28.95 had run up.',
  },
]

const ofDebts: Damage[] = [
  {
    what: 'the installments paid',
    statements: [change('liabilities', 'installments_paid = installments_paid + 1', `description = 'Car'`)],
    says: 'debts: The number of installments paid of Car is 3, but its entries make it 2.',
  },
  {
    what: 'more installments paid than there are',
    statements: [change('liabilities', 'installments_paid = 13', `description = 'Television'`)],
    says: 'schedules: On Television 13 installments are paid, but it has 12.',
  },
  {
    what: 'two billion installments',
    statements: [change('liabilities', 'installments_total = 2000000000', `description = 'Television'`)],
    says: 'schedules: Television has 2000000000 installments, more than a debt can have.',
  },
  {
    what: 'the interest rate',
    statements: [change('liabilities', 'interest_rate_bp = 1150', `description = 'Car'`)],
    says: 'debts: The interest rate of Car is 11.5%, but its entries make it 12%.',
  },
  {
    what: 'the first due date',
    statements: [change('liabilities', `first_due_date = '2026-03-30'`, `description = 'Car'`)],
    says: 'debts: The first due date of Car is 30 March, but its entries make it 31 March.',
  },
  {
    what: 'what is paid towards the next installment',
    statements: [change('liabilities', 'credit_minor = 100', `description = 'Television'`)],
    says: 'debts: The amount paid towards the next installment of Television is $1.00, but its entries make it $0.00.',
  },
  {
    what: 'the installment',
    statements: [
      change('liabilities', 'installment_minor = installment_minor - 1', `description = 'Television'`),
    ],
    says: 'schedules: The installment of Television is $31.48, but its terms make it $31.49.',
  },
  {
    what: 'the accrued interest',
    statements: [change('liabilities', 'accrued_minor = 5', `description = 'House'`)],
    says: 'debts: The interest that has run up on House is not what its payments make it.',
  },
  {
    what: 'a deleted debt, which is restored',
    statements: [change('liabilities', 'deleted_at = null', `description = 'Phone'`)],
    says: 'debts: Phone is there, but an entry deleted it.',
  },
  {
    what: 'what was owed at the entry, and the debt with it',
    statements: [
      change(
        'journal_lines',
        'change_minor = change_minor - 10000',
        `entry_id = ${entry('opening', '03-10', debt('Television'))}`,
      ),
      recomputeBalance('Television'),
    ],
    says: 'debts: The opening entry of Television of 10 March says $260.00, but by its terms $360.00 were owed.',
  },
  {
    what: 'posted interest, and the debt with it',
    statements: [
      change(
        'journal_lines',
        'change_minor = change_minor + 100',
        `entry_id = ${entry('interest', '06-30', debt('Car'))}`,
      ),
      recomputeBalance('Car'),
    ],
    says: 'debts: The interest of 30 June on Car is $12.68, but by the terms it is $11.68.',
  },
  {
    what: 'posted interest, which is missing, and the debt with it',
    statements: [
      remove('journal_entries', `entry_id = ${entry('interest', '04-30', debt('Car'))}`),
      recomputeBalance('Car'),
    ],
    says: 'debts: The payment of 12 May on Car found $1,116.43 owed, but the entries before it make $1,105.38.',
  },
  {
    what: 'the day up to which interest is posted, so that it is posted again',
    statements: [change('liabilities', `interest_posted_through = '2026-06-20'`, `description = 'Car'`)],
    says: 'debts: The interest of 30 June on Car was posted twice.',
  },
  {
    what: 'the debt before a payment, as stored with the payment',
    statements: [change('entry_images', `before = before || '{"installments_paid": 5}'`, CAR_PAYMENT)],
    says: 'debts: The payment of 2 April on Car found the number of installments paid to be 5, but the entries before it make it 0.',
  },
  {
    what: 'the debt stored with a payment, which cannot be read',
    statements: [change('entry_images', `before = before - 'total_minor'`, CAR_PAYMENT)],
    says: 'debts: What the payment of 2 April on Car recorded as the state before it cannot be read.',
  },
]

test.each([...ofAccounts, ...ofEntries, ...ofPayments, ...ofDebts])(
  'the check reports $what, changed directly in the database',
  async ({ statements, says }) => {
    const person = await newPersonWithBooks()
    await damage(setting, person, statements)
    expect(await differencesOf(person)).toContain(says)
  },
)
