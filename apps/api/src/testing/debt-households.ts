import type { addLiability, BodyOf } from '@solvent/contracts'

/** A debt as people enter it: its type and what they call it. */
type Debt = Pick<
  BodyOf<typeof addLiability>,
  'liability_type' | 'liability_amount' | 'installments_total'
> & {
  description: string
  /** The day of the month on which it is due. */
  due: number
  interest_rate?: number
}

/** A line of the account's statement of March 2026. */
interface Line {
  day: string
  /** In major units, or that of the debt's instalment. */
  amount: number | 'instalment'
  text: string
  /** The index of the debt that it pays; null for none. */
  pays: number | null
}

/** The debts of a household and a month of its bank account. */
export interface DebtHousehold {
  debts: readonly Debt[]
  lines: readonly Line[]
}

const debt = (
  liability_type: string,
  description: string,
  [liability_amount, installments_total, due]: readonly [number, number, number],
): Debt => ({ liability_type, description, liability_amount, installments_total, due })

const pays = (pays: number, day: string, text: string, amount: Line['amount'] = 'instalment'): Line => ({
  day,
  amount,
  text,
  pays,
})
const other = (day: string, amount: number, text: string): Line => ({ day, amount, text, pays: null })

/** Those that the recognition of payments was written with. */
export const HOUSEHOLDS: readonly DebtHousehold[] = [
  {
    debts: [
      debt('Mortgage', 'Wells Fargo Home Mortgage', [284_310.55, 312, 1]),
      debt('Car Loan', 'Honda Civic', [14_233.18, 41, 15]),
      debt('Student Loan', 'Nelnet', [21_877.4, 96, 20]),
      debt('Credit Card', 'Chase Sapphire', [3_412.87, 24, 8]),
    ],
    lines: [
      pays(0, '2026-03-02', 'WF HOME MTG AUTO PAY 0391827 JOHN DOE'),
      pays(1, '2026-03-16', 'AMERICAN HONDA FIN PMT 8812'),
      pays(2, '2026-03-20', 'NELNET STUDENT LN PAYMENT WEB'),
      pays(3, '2026-03-09', 'CHASE CREDIT CRD AUTOPAY PPD', 150),
      other('2026-03-03', 412.37, 'HONDA OF DOWNTOWN SERVICE DEPT'),
      other('2026-03-04', 12, 'WELLS FARGO ATM FEE'),
      other('2026-03-05', 25, 'CHASE BANK MONTHLY SERVICE FEE'),
      other('2026-03-07', 89.12, 'KROGER 442'),
      other('2026-03-10', 64.9, 'VERIZON WIRELESS PAYMENT'),
      other('2026-03-12', 131.4, 'GEICO AUTO PAYMENT'),
      other('2026-03-15', 350, 'VENMO PAYMENT 1023'),
      other('2026-03-18', 42, 'UNIV BOOKSTORE STUDENT UNION'),
    ],
  },
  {
    debts: [
      debt('Car Loan', 'Santander Autokredit', [8_740.2, 30, 1]),
      debt('Personal Loan', 'Kredit ING', [4_980.65, 36, 15]),
      debt('Other', 'Sofa MediaMarkt Finanzierung', [1_234.56, 12, 10]),
    ],
    lines: [
      pays(0, '2026-03-02', 'SANTANDER CONSUMER BANK AG Rate Autokredit Vertrag 4711-22'),
      pays(1, '2026-03-16', 'ING-DiBa AG Ratenkredit 5566 Lastschrift'),
      pays(2, '2026-03-10', 'CONSORS FINANZ BNP PARIBAS MEDIAMARKT FINANZIERUNG SEPA-LASTSCHRIFT'),
      other('2026-03-03', 45.99, 'MEDIAMARKT BERLIN ALEXA KARTENZAHLUNG'),
      other('2026-03-04', 4.9, 'ING KONTOFUEHRUNG'),
      other('2026-03-06', 79, 'AUTOHAUS MEYER INSPEKTION'),
      other('2026-03-09', 240, 'STADTWERKE LASTSCHRIFT ABSCHLAG'),
      other('2026-03-12', 55.2, 'SANTANDER STORE CAFE'),
      other('2026-03-17', 112.4, 'ALLIANZ VERSICHERUNG LASTSCHRIFT RATE'),
    ],
  },
  {
    debts: [
      debt('Student Loan', 'Navient loan 1', [11_204.11, 84, 12]),
      debt('Student Loan', 'Navient loan 2', [6_310.92, 84, 12]),
      debt('Credit Card', 'Amex Gold', [1_988.4, 18, 25]),
      debt('Personal Loan', 'SoFi', [9_420.3, 48, 5]),
    ],
    lines: [
      pays(0, '2026-03-12', 'NAVIENT NAVI DEBIT'),
      pays(1, '2026-03-12', 'NAVIENT NAVI DEBIT'),
      pays(2, '2026-03-26', 'AMERICAN EXPRESS ACH PMT M4412', 1988.4),
      pays(3, '2026-03-05', 'SOFI BANK LOANPAY'),
      other('2026-03-05', 500, 'SOFI BANK SAVINGS DEPOSIT'),
      other('2026-03-08', 95, 'GOLD GYM MEMBERSHIP'),
      other('2026-03-11', 18.44, 'CVS PHARMACY'),
      other('2026-03-14', 75, 'ZELLE PAYMENT TO SOPHIE'),
      other('2026-03-19', 210.8, 'COMED BILL PAYMENT'),
    ],
  },
  {
    debts: [
      debt('Mortgage', 'House', [176_540.33, 240, 1]),
      debt('Car Loan', 'Toyota RAV4', [23_118.74, 54, 18]),
      debt('Personal Loan', 'Mum', [1_500, 15, 28]),
    ],
    lines: [
      pays(0, '2026-03-02', 'ROCKET MORTGAGE LOAN 4471102'),
      pays(1, '2026-03-18', 'TOYOTA FINANCIAL TFS PAYMT'),
      pays(2, '2026-03-28', 'TRANSFER TO MUM'),
      other('2026-03-04', 61.2, 'HOUSE OF PANCAKES'),
      other('2026-03-09', 33, 'TOYOTA CENTER PARKING'),
      other('2026-03-21', 140, 'STATE FARM RO 27 AUTO PAYMENT'),
      other('2026-03-22', 100, 'ATM WITHDRAWAL 0041'),
      other('2026-03-24', 17.99, 'HBO MAX'),
    ],
  },
  {
    debts: [
      debt('Mortgage', 'Crédit immobilier BNP', [143_220.9, 222, 5]),
      debt('Car Loan', 'Diac Renault Clio', [7_912.45, 27, 10]),
      debt('Credit Card', 'Cetelem', [1_120.6, 20, 4]),
    ],
    lines: [
      pays(0, '2026-03-05', 'PRLV BNP PARIBAS ECHEANCE PRET IMMOBILIER 0098'),
      pays(1, '2026-03-10', 'PRLV SEPA DIAC SA RENAULT'),
      pays(2, '2026-03-04', 'PRLV CETELEM CREDIT RENOUVELABLE'),
      other('2026-03-06', 9.5, 'COTISATION BNP ESPRIT LIBRE'),
      other('2026-03-07', 188.3, 'GARAGE RENAULT LYON CB'),
      other('2026-03-12', 44.99, 'PRLV ORANGE SA'),
      other('2026-03-15', 62.4, 'CARREFOUR MARKET CB'),
    ],
  },
  {
    debts: [
      debt('Credit Card', 'Citi Double Cash', [2_340.1, 24, 11]),
      debt('Credit Card', 'Capital One Quicksilver', [910.77, 12, 17]),
      debt('Credit Card', 'Discover it', [5_400.62, 36, 22]),
      debt('Personal Loan', 'LendingClub', [6_777.31, 36, 14]),
    ],
    lines: [
      pays(0, '2026-03-11', 'CITI CARD ONLINE PAYMENT', 120),
      pays(1, '2026-03-17', 'CAPITAL ONE MOBILE PYMT', 80),
      pays(2, '2026-03-23', 'DISCOVER E-PAYMENT 4410'),
      pays(3, '2026-03-16', 'LENDINGCLUB CORP LC PAYMENT'),
      other('2026-03-02', 300, 'CAPITAL ONE 360 SAVINGS TRANSFER'),
      other('2026-03-13', 24.6, 'CITI BIKE NYC'),
      other('2026-03-19', 15, 'DISCOVER STUDENT TRAVEL'),
      other('2026-03-25', 8.75, 'DOUBLE SHOT COFFEE CASH DISCOUNT'),
    ],
  },
]

/** Those that it was measured with once, after it was written. */
export const SET_ASIDE: readonly DebtHousehold[] = [
  {
    debts: [
      debt('Mortgage', 'Chase mortgage', [312_004.18, 330, 1]),
      debt('Car Loan', 'Ford F-150 loan', [31_220.4, 66, 21]),
      debt('Student Loan', 'Mohela', [44_102.88, 180, 28]),
      debt('Credit Card', 'Bank of America card', [2_704.35, 24, 13]),
    ],
    lines: [
      pays(0, '2026-03-02', 'JPMORGAN CHASE MTG PYMT 88123'),
      pays(1, '2026-03-23', 'FORD MOTOR CR AUTOPAY'),
      pays(2, '2026-03-30', 'DEPT EDUCATION MOHELA STUDENT LN'),
      pays(3, '2026-03-13', 'BK OF AMER VISA ONLINE PMT', 200),
      other('2026-03-04', 34.1, 'FORDS GARAGE RESTAURANT'),
      other('2026-03-06', 60, 'CHASE BANK ATM WITHDRAWAL'),
      other('2026-03-10', 12, 'BANK OF AMERICA MONTHLY FEE'),
      other('2026-03-14', 180, 'PROGRESSIVE AUTO INS PAYMENT'),
    ],
  },
  {
    debts: [
      debt('Mortgage', 'Sparkasse Baufinanzierung', [198_770.1, 280, 30]),
      debt('Car Loan', 'VW Golf', [12_904.77, 42, 15]),
      debt('Student Loan', 'KfW Studienkredit', [7_233.5, 60, 1]),
      debt('Personal Loan', 'Targobank', [3_011.29, 30, 10]),
    ],
    lines: [
      pays(0, '2026-03-30', 'SPARKASSE KOELNBONN DARLEHEN 6021 ZINS UND TILGUNG'),
      pays(1, '2026-03-16', 'VOLKSWAGEN BANK GMBH VW LEASING RATE GOLF'),
      pays(2, '2026-03-02', 'KFW BANKENGRUPPE LASTSCHRIFT STUDIENKREDIT'),
      pays(3, '2026-03-10', 'TARGOBANK AG KREDITRATE'),
      other('2026-03-05', 6.95, 'SPARKASSE ENTGELTABSCHLUSS'),
      other('2026-03-08', 51.3, 'GOLFCLUB REFRATH'),
      other('2026-03-12', 320, 'VW ZENTRUM WERKSTATT'),
      other('2026-03-17', 99, 'FITNESS FIRST LASTSCHRIFT'),
    ],
  },
  {
    debts: [
      debt('Personal Loan', 'Upstart', [5_102.6, 30, 9]),
      debt('Credit Card', 'Apple Card', [1_345.2, 12, 31]),
      debt('Car Loan', 'Ally', [17_650.95, 58, 6]),
      debt('Other', 'Affirm Peloton', [1_495, 13, 19]),
    ],
    lines: [
      pays(0, '2026-03-09', 'UPSTART NETWORK PAYMENT'),
      pays(1, '2026-03-31', 'APPLECARD GSBANK PAYMENT', 300),
      pays(2, '2026-03-06', 'ALLY ALLY PAYMT 2281'),
      pays(3, '2026-03-19', 'AFFIRM INC PAYMENTS'),
      other('2026-03-03', 2.99, 'APPLE.COM/BILL'),
      other('2026-03-11', 44, 'PELOTON MEMBERSHIP'),
      other('2026-03-12', 250, 'ALLY BANK TRANSFER SAVINGS'),
      other('2026-03-20', 27.5, 'STARTUP CAFE PAYMENT'),
    ],
  },
  {
    debts: [
      debt('Mortgage', 'Hipoteca BBVA', [121_330.7, 264, 1]),
      debt('Personal Loan', 'Préstamo Cofidis', [2_890.44, 24, 5]),
      debt('Personal Loan', 'Dad', [900, 9, 15]),
      debt('Credit Card', 'Barclaycard', [1_610.83, 18, 27]),
    ],
    lines: [
      pays(0, '2026-03-02', 'RECIBO HIPOTECA BBVA 0182'),
      pays(1, '2026-03-05', 'ADEUDO COFIDIS SA SUCURSAL CUOTA PRESTAMO'),
      pays(2, '2026-03-15', 'STANDING ORDER DAD'),
      pays(3, '2026-03-27', 'BARCLAYCARD DIRECT DEBIT'),
      other('2026-03-04', 3, 'BBVA COMISION MANTENIMIENTO'),
      other('2026-03-09', 48, 'MERCADONA'),
      other('2026-03-18', 60, 'DADS BBQ'),
      other('2026-03-21', 36.2, 'RECIBO ENDESA LUZ'),
    ],
  },
  {
    debts: [
      debt('Student Loan', 'Great Lakes', [13_400.2, 110, 3]),
      debt('Car Loan', 'Subaru Outback', [19_874.6, 63, 24]),
      debt('Credit Card', 'Target RedCard', [640.9, 8, 16]),
      debt('Mortgage', 'Mr. Cooper', [226_118.47, 301, 1]),
    ],
    lines: [
      pays(0, '2026-03-03', 'GREATLAKES STD LN PYMT'),
      pays(1, '2026-03-24', 'SUBARU MTRS FIN CHASE AUTO'),
      pays(2, '2026-03-16', 'TARGET CARD SRVC PAYMENT', 75),
      pays(3, '2026-03-02', 'MR COOPER NSM DBAMR.COOPER'),
      other('2026-03-05', 54.22, 'TARGET T-1829'),
      other('2026-03-07', 88.4, 'SUBARU OF AMERICA PARTS'),
      other('2026-03-10', 20, 'LAKES REGION PARKING'),
      other('2026-03-13', 31.8, 'COOPER HAWK WINERY'),
    ],
  },
]
