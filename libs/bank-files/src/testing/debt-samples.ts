import { strToU8 } from 'fflate'
import type { DebtSample } from './describe-debts'
import type { CellSpec } from './xlsx-maker'

const rows = (...lines: string[]) => lines.join('\n')
const HEADER = 'Name,Balance,APR,Minimum Payment,Due Day'
const visa = (cells = '4200.50,19.99,90,15') => rows(HEADER, `Visa,${cells}`)
const VISA = 'Visa owes 4200.50 at 19.99%, pays 90.00 on the 15th'
const number = (digits: string) => ({ number: digits })
const percent = (fraction: string) => ({ percent: fraction })
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Vertex42's calculator: sums above the table, prepared rows, a total, and the results in a second table. */
const CALCULATOR: CellSpec[][] = [
  ['Debt Reduction Calculator'],
  ['Balance Date:', { serial: 46082 }],
  ['Creditor Information Table'],
  ['Row', 'Creditor', 'Balance', 'Rate', 'Payment', 'Custom Order', 'Interest-Only Payment'],
  [number('1'), 'Visa', number('4200.5'), percent('0.1999'), number('90'), number('1'), number('69.966')],
  [number('2'), 'Car loan', number('12800'), percent('0.055'), number('280'), number('2'), number('58.67')],
  [number('3'), null, null, null, null, null, number('0')],
  [null, 'Total:', number('17000.5'), null, number('370')],
  [null, 'Initial Snowball', number('50')],
  ['Results'],
  ['Row', 'Creditors in Chosen Order', 'Balance', 'Interest Paid', 'Payment', 'Month Paid Off'],
  [number('1'), 'Visa', number('4200.5'), number('840.12'), number('90')],
]

/** Shapes of files of debts, right and broken. */
export const DEBT_SAMPLES: readonly DebtSample[] = [
  { shape: 'a plain sheet', file: visa(), says: [`2: ${VISA}`] },
  {
    shape: 'currencies, percent signs and ordinals',
    file: visa('"$4,200.50",19.99%,$90.00,15th'),
    says: [`2: ${VISA}`],
  },
  {
    shape: 'a German sheet in Windows-1252, where “Rate” is the instalment',
    file: latin1(
      rows(
        'Gläubiger;Restschuld;Zinssatz;Rate;Fälligkeit',
        'Sparkasse;4.200,50;19,99 %;90,00;15.',
        'Möbelhaus;1.000,00;0;50,00;Monatsende',
      ),
    ),
    says: [
      '2: Sparkasse owes 4200.50 at 19.99%, pays 90.00 on the 15th',
      '3: Möbelhaus owes 1000.00 at 0.00%, pays 50.00 on the 31st',
    ],
  },
  {
    shape: 'a German sheet without interest',
    file: rows('Name;Schuld;Rate', 'Auto;9.000,00 €;200 €'),
    says: ['2: Auto owes 9000.00, pays 200.00'],
  },
  {
    shape: 'an English sheet, where “Rate” is the interest',
    file: rows('Debt,Balance,Rate,Payment', 'Visa,4200.50,19.99,90'),
    says: ['2: Visa owes 4200.50 at 19.99%, pays 90.00'],
  },
  {
    shape: 'a Spanish sheet with the frequency',
    file: rows(
      'Nombre;Acreedor;Saldo;TAE;Cuota;Frecuencia;Vencimiento',
      'Coche;BBVA;4.200,50 €;6,5 %;90 €;Mensual;15/03/2027',
    ),
    says: ['2: Coche (BBVA) owes 4200.50 at 6.50%, pays 90.00 monthly on 2027-03-15'],
  },
  {
    shape: 'a French sheet',
    file: rows(
      'Nom;Banque;Solde restant;TAEG;Mensualité;Jour de paiement',
      'Voiture;BNP;4 200,50 €;6,5 %;90,00 €;le 15',
    ),
    says: ['2: Voiture (BNP) owes 4200.50 at 6.50%, pays 90.00 monthly on the 15th'],
  },
  {
    shape: 'the calculator with two tables and a total',
    file: [CALCULATOR],
    says: [
      '5: Visa owes 4200.50 at 19.99%, pays 90.00',
      '6: Car loan owes 12800.00 at 5.50%, pays 280.00',
      '7: It has no name and no balance.',
      '8: This is a total.',
      '9: It is below the total.',
      '10: It has no name and no balance.',
      '11: A different table begins here.',
    ],
  },
  {
    shape: 'the debts on the second sheet, after a manual',
    file: [
      [['How to use this workbook'], ['Enter your debts on the next sheet.']],
      [
        ['Name', 'Balance'],
        ['Visa', number('4200.5')],
      ],
    ],
    says: ['2: Visa owes 4200.50'],
  },
  {
    shape: 'names of fields of a program',
    file: rows('name,balance,apr,minPayment,due_date', 'Visa,4200.5,0.1999,90,2027-03-15'),
    says: ['2: Visa owes 4200.50 at 19.99%, pays 90.00 on 2027-03-15'],
  },
  {
    shape: 'the original balance beside the current one',
    file: rows(
      'Name,Type,Original Balance,Balance,Interest Rate,Minimum Payment,Due Date,Status',
      'Visa,Credit card,9000,4200.50,19.99,90,3/15/2027,Active',
    ),
    says: ['2: Visa owes 4200.50 at 19.99%, pays 90.00 on 2027-03-15'],
  },
  {
    shape: 'a principal beside the current balance and the sum of payments',
    file: rows(
      'Name,Principal,Interest Rate,Minimum Payment,Current Balance,Total Paid',
      '"Visa",9000,19.99,90,4200.50,4799.50',
    ),
    says: ['2: Visa owes 4200.50 at 19.99%, pays 90.00'],
  },
  {
    shape: 'the minimum beside what is paid, with an extra',
    file: rows('Creditor,Balance,Rate,Min Payment,Extra Payment,Payment', 'Visa,4200.50,19.99%,90,60,150'),
    says: ['2: Visa owes 4200.50 at 19.99%, pays 90.00'],
  },
  {
    shape: 'negative balances',
    file: rows('Account,Balance', 'Visa,-4200.50', 'Car,"(12,800.00)"'),
    says: ['2: Visa owes 4200.50', '3: Car owes 12800.00'],
  },
  {
    shape: 'one negative balance among others',
    file: rows('Account,Balance', 'Visa,4200.50', 'Store card,-12.00'),
    says: [
      '2: Visa owes 4200.50',
      '3: Store card owes 12.00. Check whether you owe it: only some balances of the file are negative.',
    ],
  },
  {
    shape: 'totals, empty rows and debts that are paid off',
    file: rows(
      HEADER,
      'Visa,4200.50,19.99,90,15',
      ',,,,',
      'Old card,0.00,24.9,,',
      'Tax,-,,,',
      'Total,4200.50,,90,',
    ),
    says: [
      `2: ${VISA}`,
      '3: It has no name and no balance.',
      '4: It is paid off.',
      '5: It has no balance.',
      '6: This is a total.',
    ],
  },
  {
    shape: 'a sum without a word, and a lender called Total',
    file: rows('Name,Balance', 'TotalEnergies,100', 'Visa,200', ',300'),
    says: ['2: TotalEnergies owes 100.00', '3: Visa owes 200.00', '4: This is a total.'],
  },
  {
    shape: 'the header again on each page',
    file: rows('Name,Balance,APR', 'Visa,100,5', 'Name,Balance,APR', 'Car,200,6'),
    says: ['2: Visa owes 100.00 at 5.00%', '4: Car owes 200.00 at 6.00%'],
  },
  {
    shape: 'periods in the cells',
    file: rows(
      'Name;Balance;Payment',
      'Visa;100;$25/week',
      'Car;200;90 per month',
      'Tax;300;50 every two weeks',
      'Boat;400;$60 / 14 days',
      'Bike;500;70 twice a month',
    ),
    says: [
      '2: Visa owes 100.00, pays 25.00 weekly',
      '3: Car owes 200.00, pays 90.00 monthly',
      '4: Tax owes 300.00, pays 50.00 biweekly',
      '5: Boat owes 400.00, pays 60.00 biweekly',
      '6: Bike owes 500.00, pays 70.00. “twice a month” is not weekly, every 2 weeks, monthly, quarterly or yearly.',
    ],
  },
  {
    shape: 'no header, and no doubt',
    file: rows('Visa,4200.50,19.99%,90', 'Car,12800,5.5%,280'),
    says: ['1: Visa owes 4200.50 at 19.99%, pays 90.00', '2: Car owes 12800.00 at 5.50%, pays 280.00'],
  },
  {
    shape: 'no header, and days with their endings',
    file: rows('Visa,4200.50,19.99%,90,1st', 'Car,12800,5.5%,280,22nd'),
    says: [
      '1: Visa owes 4200.50 at 19.99%, pays 90.00 on the 1st',
      '2: Car owes 12800.00 at 5.50%, pays 280.00 on the 22nd',
    ],
  },
  {
    shape: 'no header, and three columns of numbers',
    file: rows('Visa,4200.50,19.99,90', 'Car,12800,5.5,280'),
    says: [
      'The table has no column for the balance. Name the columns in the first row, such as Name, Balance, Rate and Payment.',
    ],
  },
  {
    shape: 'a header without a balance',
    file: rows('Name,APR,Minimum Payment', 'Visa,19.99,90'),
    says: [
      'The table has no column for the balance. Name the columns in the first row, such as Name, Balance, Rate and Payment.',
    ],
  },
  {
    shape: 'wrong cells in all columns that are not required',
    file: visa('4200.50,prime + 2,lots,whenever'),
    says: [
      '2: Visa owes 4200.50. “prime + 2” is not an interest rate. “lots” is not an amount. “whenever” is not a due date.',
    ],
  },
  {
    shape: 'balances that are none',
    file: rows(
      HEADER,
      'Visa,4200.50,19.99,90,15',
      'A,abc,1,1,1',
      'B,1e30,1,1,1',
      'C,=B2*2,1,1,1',
      `D,1${'0'.repeat(30)},1,1,1`,
    ),
    says: [
      `2: ${VISA}`,
      '3: We can’t read its balance. “abc” is not an amount.',
      '4: We can’t read its balance. “1e30” is not an amount.',
      '5: We can’t read its balance. “=B2*2” is not an amount.',
      '6: We can’t read its balance. The amount 1000000000000000000000000000000 is too large.',
    ],
  },
  {
    shape: 'a rate of more than 100%, a negative one, and one with three decimals',
    file: rows('Name,Balance,APR', 'A,1,1200%', 'B,2,-5', 'C,3,6.875'),
    says: [
      '2: A owes 1.00. The interest rate “1200%” is more than 100%.',
      '3: B owes 2.00. The interest rate -5 is negative.',
      '4: C owes 3.00 at 6.88%. We rounded the interest rate to 6.88%.',
    ],
  },
  {
    shape: 'fractions that could be percents',
    file: rows('Name,Balance,APR', 'A,1,0.2', 'B,2,0'),
    says: ['2: A owes 1.00 at 20.00%. We read the interest rate 0.2 as 20%.', '3: B owes 2.00 at 0.00%'],
  },
  {
    shape: 'days that do not exist, and a date of two readings',
    file: rows('Name,Balance,Due Date', 'A,1,32', 'B,2,2027-02-30', 'C,3,03/04/2027', 'D,4,0'),
    says: [
      '2: A owes 1.00. “32” is not a due date.',
      '3: B owes 2.00. “2027-02-30” is not a due date.',
      '4: C owes 3.00 on 2027-03-04. Check the due date 03/04/2027: it can be read in two ways.',
      '5: D owes 4.00. “0” is not a due date.',
    ],
  },
  {
    shape: 'days in words and dates without a year',
    file: rows(
      'Name,Balance,Due',
      'A,1,the 3rd of each month',
      'B,2,last day',
      'C,3,15-Mar',
      'D,4,3/28',
      'E,5,n/a',
    ),
    says: [
      '2: A owes 1.00 on the 3rd',
      '3: B owes 2.00 on the 31st',
      '4: C owes 3.00 on the 15th',
      '5: D owes 4.00 on the 28th',
      '6: E owes 5.00',
    ],
  },
  {
    shape: 'formulas of a workbook, with many decimals and errors',
    file: [
      [
        ['Name', 'Balance', 'APR', 'Payment'],
        [
          'A',
          { xml: '<c r="@"><f>1/3</f><v>333.33333333333331</v></c>' },
          { xml: '<c r="@" s="2"><f>A1</f><v>5.5E-2</v></c>' },
          { xml: '<c r="@" t="e"><v>#REF!</v></c>' },
        ],
        ['B', number('1234.5'), number('7.25'), number('0')],
      ],
    ],
    says: ['2: A owes 333.33 at 5.50%', '3: B owes 1234.50 at 7.25%'],
  },
  {
    shape: 'control characters and a long name',
    file: rows('Name,Balance', `Vi\u202esa\u0007 ${'x'.repeat(300)},1`),
    says: [`2: Visa ${'x'.repeat(115)} owes 1.00`],
  },
  {
    shape: 'NULs',
    file: rows('Name,Balance', 'Vi\0sa,1'),
    says: ['This is not a text file that we can read.'],
  },
  {
    shape: 'only debts that are paid off',
    file: rows('Name,Balance', 'Visa,0', 'Car,0'),
    says: ['Line 2: The table has no open debts. It is paid off.'],
  },
  {
    shape: 'more than 200 debts',
    file: rows('Name,Balance', ...Array.from({ length: 201 }, (_, index) => `Debt ${index},1`)),
    says: ['The file has more than 200 debts.'],
  },
  {
    shape: 'transactions of a bank',
    file: rows(
      'Date,Description,Amount,Balance',
      '2026-03-14,Coffee,-4.50,995.50',
      '2026-03-16,Acme,500.00,1495.50',
    ),
    says: ['This is a list of transactions, not of debts. Import it in Activity.'],
  },
  {
    shape: 'an OFX file',
    file: 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX></OFX>',
    says: [
      'This is a bank statement. Import it in Activity, or choose a CSV or Excel (XLSX) file with one debt per row.',
    ],
  },
  {
    shape: 'a letter',
    file: 'Dear bank, I owe you 100.',
    says: ['This is not a table that we can read. Choose a CSV or Excel (XLSX) file with one debt per row.'],
  },
  {
    shape: 'a PDF',
    file: strToU8('%PDF-1.7'),
    says: ['This is a PDF. Choose a CSV or Excel (XLSX) file with one debt per row.'],
  },
  { shape: 'a workbook without rows', file: [[]], says: ['The workbook has no rows.'] },
  {
    shape: 'a quotation mark that is not closed',
    file: rows('Name,Balance', '"Visa,1', 'Car,2'),
    says: ['Line 2: A quotation mark is not closed.'],
  },
]
