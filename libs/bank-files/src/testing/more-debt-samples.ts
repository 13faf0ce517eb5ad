import type { DebtSample } from './describe-debts'

const rows = (...lines: string[]) => lines.join('\n')

/** More shapes of files of debts, from other planners and in other words. */
export const MORE_DEBT_SAMPLES: readonly DebtSample[] = [
  {
    shape: 'a planner on the desktop with ids and times of creation',
    file: rows(
      'Debt ID,Name,Lender,Current Balance,Interest Rate,Minimum Payment,Due Day,Active,Created At',
      'd-1,Sapphire,Chase,4200.50,19.99,90.00,15,Yes,2026-01-05',
      'd-2,Car,Toyota,12800.00,4.5,280.00,5,Yes,2026-01-05',
    ),
    says: [
      '2: Sapphire (Chase) owes 4200.50 at 19.99%, pays 90.00 on the 15th',
      '3: Car (Toyota) owes 12800.00 at 4.50%, pays 280.00 on the 5th',
    ],
  },
  {
    shape: 'a German sheet with debit interest and the day of collection',
    file: rows(
      'Bezeichnung;Bank;Offener Betrag;Sollzins;Monatsrate;Abbuchung am',
      'Autokredit;Santander;8.450,00 €;3,99 %;245,00 €;1.',
      'Dispo;Sparkasse;1.200,00 €;11,25 %;100,00 €;15.',
      'Summe;;9.650,00 €;;345,00 €;',
    ),
    says: [
      '2: Autokredit (Santander) owes 8450.00 at 3.99%, pays 245.00 monthly on the 1st',
      '3: Dispo (Sparkasse) owes 1200.00 at 11.25%, pays 100.00 monthly on the 15th',
      '4: This is a total.',
    ],
  },
  {
    shape: 'a Spanish sheet',
    file: rows(
      'Deuda;Acreedor;Saldo pendiente;Tipo de interés;Cuota mensual;Día de pago',
      'Tarjeta Visa;BBVA;2.350,75;21,5;75,00;10',
      'Hipoteca;Santander;98.400,00;2,75;512,30;1',
    ),
    says: [
      '2: Tarjeta Visa (BBVA) owes 2350.75 at 21.50%, pays 75.00 monthly on the 10th',
      '3: Hipoteca (Santander) owes 98400.00 at 2.75%, pays 512.30 monthly on the 1st',
    ],
  },
  {
    shape: 'a French sheet',
    file: rows(
      'Créancier;Capital restant dû;Taux;Mensualité;Échéance',
      'Cofidis;3 250,00 €;18,90 %;120,00 €;05/01/2027',
      'Crédit Agricole;14 600,00 €;4,20 %;310,00 €;15/01/2027',
    ),
    says: [
      '2: Cofidis owes 3250.00 at 18.90%, pays 120.00 monthly on 2027-01-05',
      '3: Crédit Agricole owes 14600.00 at 4.20%, pays 310.00 monthly on 2027-01-15',
    ],
  },
  {
    shape: 'a workbook with a title, rates in percent and payments by formula',
    file: [
      [
        ['My debt free journey'],
        ['Updated', { serial: 46023 }],
        [],
        ['Creditor', 'Type', 'Amount Owed', 'APR', 'Minimum Payment', 'Due Date'],
        [
          'Discover',
          'Credit card',
          { number: '3100' },
          { percent: '0.2424' },
          { number: '77.5000000001' },
          { number: '12' },
        ],
        [
          'Nelnet',
          'Student loan',
          { number: '18250.4' },
          { percent: '0.055' },
          { number: '210' },
          { number: '28' },
        ],
        ['TOTAL', null, { number: '21350.4' }, null, { number: '287.5' }],
      ],
    ],
    says: [
      '5: Discover owes 3100.00 at 24.24%, pays 77.50 on the 12th',
      '6: Nelnet owes 18250.40 at 5.50%, pays 210.00 on the 28th',
      '7: This is a total.',
    ],
  },
  {
    shape: 'accounts of a money app, with negative balances',
    file: rows(
      'Account Name,Type,Institution,Balance,Interest Rate,Min. Monthly Payment',
      'Freedom Card,Credit Card,Chase,"-1,204.33",22.74%,35',
      'Parent PLUS,Student Loan,MOHELA,"-23,900.00",7.54%,268.11',
      'Old Store Card,Credit Card,Synchrony,0.00,29.99%,0',
    ),
    says: [
      '2: Freedom Card (Chase) owes 1204.33 at 22.74%, pays 35.00 monthly',
      '3: Parent PLUS (MOHELA) owes 23900.00 at 7.54%, pays 268.11 monthly',
      '4: It is paid off.',
    ],
  },
  {
    shape: 'a sheet with units in the header and dates in words',
    file: rows(
      'Loan,Principal Remaining,Annual Rate (%),Monthly Payment (USD),Next Payment',
      'Mortgage,"212,400.00",6.125,"1,410.22","Jan 5, 2027"',
      'Solar panels,"9,800.00",0.99,150,"Jan 20, 2027"',
    ),
    says: [
      '2: Mortgage owes 212400.00 at 6.13%, pays 1410.22 monthly on 2027-01-05. We rounded the interest rate to 6.13%.',
      '3: Solar panels owes 9800.00 at 0.99%, pays 150.00 monthly on 2027-01-20',
    ],
  },
  {
    shape: 'a sheet in a person’s own words',
    file: rows(
      'Who I owe\tHow much\tInterest\tPay each month\tWhen',
      'Mum\t$500\t0%\t$50\t1st',
      'Barclaycard\t$1,830.10\t24.9%\t$60\t22nd',
    ),
    says: [
      '2: Mum owes 500.00 at 0.00%, pays 50.00 monthly on the 1st',
      '3: Barclaycard owes 1830.10 at 24.90%, pays 60.00 monthly on the 22nd',
    ],
  },
]
