import { readTextFile } from '../read-text-file'

const read = (...rows: string[]) => readTextFile(new TextEncoder().encode(rows.join('\n')))

/** The account of each statement, with the day, amount, counterparty, text and category of its lines. */
function summary(...rows: string[]) {
  return read(...rows).statements.map(({ account, lines }) => [
    account,
    ...lines.map(({ bookedOn, amount, counterparty, text, category }) => [
      bookedOn,
      amount,
      counterparty,
      text,
      category,
    ]),
  ])
}

test('a register of YNAB gives a statement for each account, with categories', () => {
  expect(
    summary(
      '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
      '"Everyday","","03/14/2026","Coffee Bar","Fun: Dining","Fun","Dining","latte",$4.50,$0.00,"Cleared"',
      '"Visa","Red","03/15/2026","Book Shop","Fun: Books","Fun","Books","",$20.00,$0.00,"Uncleared"',
      '"Everyday","","03/16/2026","Acme","Inflow: Ready to Assign","Inflow","Ready to Assign","",$0.00,"$1,500.00","Cleared"',
    ),
  ).toEqual([
    [
      'Everyday',
      ['2026-03-14', -450n, 'Coffee Bar', 'latte', 'Dining'],
      ['2026-03-16', 150000n, 'Acme', '', 'Ready to Assign'],
    ],
    ['Visa', ['2026-03-15', -2000n, 'Book Shop', '', 'Books']],
  ])
})

test('a register of YNAB 4 has balances', () => {
  const { statements } = read(
    '"Account","Flag","Check Number","Date","Payee","Category","Master Category","Sub Category","Memo","Outflow","Inflow","Cleared","Running Balance"',
    '"Everyday","","","14/03/2026","Coffee Bar","Fun: Dining","Fun","Dining","",€4.50,€0.00,"C",€995.50',
    '"Everyday","","","13/03/2026","Acme","","","","",€0.00,€500.00,"C",€1000.00',
  )
  expect(statements[0]?.closing).toEqual({ amount: 99550n, on: '2026-03-14' })
  expect(statements[0]?.lines[0]?.category).toBe('Fun: Dining')
})

test('of a split transaction of Actual Budget, the parts are read and not the whole', () => {
  expect(
    summary(
      'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared',
      'Everyday,2026-03-14,Shop,(SPLIT INTO 2) ,,0,-10,Cleared',
      'Everyday,2026-03-14,Shop,(SPLIT 1 OF 2) milk,Food,-7.5,0,Cleared',
      'Everyday,2026-03-14,Shop,(SPLIT 2 OF 2) soap,Home,-2.5,0,Cleared',
      'Everyday,2026-03-15,Acme,,Income,1500,0,Not cleared',
    ),
  ).toEqual([
    [
      'Everyday',
      ['2026-03-14', -750n, 'Shop', '(SPLIT 1 OF 2) milk', 'Food'],
      ['2026-03-14', -250n, 'Shop', '(SPLIT 2 OF 2) soap', 'Home'],
      ['2026-03-15', 150000n, 'Acme', '', 'Income'],
    ],
  ])
})

test('an account of Actual Budget is read', () => {
  expect(
    summary(
      'Account,Date,Payee,Notes,Category,Amount,Cleared,Reconciled',
      'Everyday,2026-03-14,Coffee Bar,latte,Fun: Dining,-4.5,true,false',
    ),
  ).toEqual([['Everyday', ['2026-03-14', -450n, 'Coffee Bar', 'latte', 'Fun: Dining']]])
})

test.each(['', ',Owner', ',Owner,Reviewed', ',Owner,Reviewed,Id'])(
  'Monarch with the columns%s is read',
  (more) => {
    expect(
      summary(
        `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags${more}`,
        '2026-03-14,Coffee Bar,Dining,Visa (...1234),COFFEE BAR 123,latte,-4.50,,,,',
      ),
    ).toEqual([['Visa (...1234)', ['2026-03-14', -450n, 'Coffee Bar', 'COFFEE BAR 123 latte', 'Dining']]])
  },
)

test('Mint says in words whether money comes in or goes out', () => {
  expect(
    summary(
      '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"',
      '"3/14/2026","Coffee Bar","COFFEE BAR 123","4.50","debit","Dining","Visa","",""',
      '"3/13/2026","Acme","ACME PAYROLL","1500.00","credit","Paycheck","Everyday","","bonus"',
    ),
  ).toEqual([
    ['Visa', ['2026-03-14', -450n, 'Coffee Bar', 'COFFEE BAR 123', 'Dining']],
    ['Everyday', ['2026-03-13', 150000n, 'Acme', 'ACME PAYROLL bonus', 'Paycheck']],
  ])
})

test('our own entries are read again, without those that were undone or changed nothing', () => {
  expect(
    summary(
      'occurred_on,kind,account_kind,account,amount,category,note,quantity,price,author,undone,entry_id',
      '2026-03-14,expense,asset,Everyday,-4.5,Dining,latte,,,,,e1',
      '2026-03-14,expense,liability,Visa,20,Books,novel,,,,,e2',
      '2026-03-13,expense,asset,Everyday,-9,,,,,,undone,e3',
      '2026-03-12,note,,,,,plan changed,,,,,e4',
    ),
  ).toEqual([
    ['Everyday', ['2026-03-14', -450n, '', 'latte', 'Dining']],
    ['Visa', ['2026-03-14', -2000n, '', 'novel', 'Books']],
  ])
})

test('our own backup of entries is read', () => {
  expect(
    summary(
      'occurred_on,kind,account_kind,account,amount,category,note,entry_id,reverses,releases',
      '2026-03-14,payment,asset,Everyday,-50,,,e1,,',
      '2026-03-14,payment,liability,Loan,-50,,,e1,,',
    ),
  ).toEqual([
    ['Everyday', ['2026-03-14', -5000n, '', '', null]],
    ['Loan', ['2026-03-14', 5000n, '', '', null]],
  ])
})
