/** Invented transactions in the shape of an export of a bank. */
export interface CsvSample {
  bank: string
  text: string
  /** Day, minor units, and part of the counterparty or text of each transaction. */
  lines: readonly (readonly [day: string, amount: bigint, words: string])[]
  /** Closing balance in minor units, where the file has balances. */
  closing?: bigint
}

const rows = (...lines: string[]) => lines.join('\n')

export const CSV_SAMPLES: readonly CsvSample[] = [
  {
    bank: 'a checking account with details first (US)',
    text: rows(
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'DEBIT,03/14/2026,"COFFEE BAR 123",-4.50,DEBIT_CARD,995.50,,',
      'CREDIT,03/13/2026,"PAYROLL ACME",500.00,ACH_CREDIT,1000.00,,',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'PAYROLL'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a card with transaction and post date (US)',
    text: rows(
      'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
      '03/12/2026,03/14/2026,COFFEE BAR,Food & Drink,Sale,-4.50,',
      '03/20/2026,03/21/2026,Payment Thank You,,Payment,120.00,',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-21', 12000n, 'Payment'],
    ],
  },
  {
    bank: 'a checking account after a summary (US)',
    text: rows(
      'Description,,Summary Amt.',
      'Beginning balance as of 03/01/2026,,"1,000.00"',
      'Total credits,,"500.00"',
      'Total debits,,"-4.50"',
      'Ending balance as of 03/31/2026,,"1,495.50"',
      '',
      'Date,Description,Amount,Running Bal.',
      '03/01/2026,Beginning balance as of 03/01/2026,,"1,000.00"',
      '03/14/2026,"COFFEE BAR","-4.50","995.50"',
      '03/15/2026,"PAYROLL ACME","500.00","1,495.50"',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-15', 50000n, 'PAYROLL'],
    ],
    closing: 149550n,
  },
  {
    bank: 'a card with debit and credit (US)',
    text: rows(
      'Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit',
      '2026-03-12,2026-03-13,1234,COFFEE BAR,Dining,4.50,',
      '2026-03-20,2026-03-21,1234,PAYMENT,Payment/Credit,,120.00',
    ),
    lines: [
      ['2026-03-13', -450n, 'COFFEE BAR'],
      ['2026-03-21', 12000n, 'PAYMENT'],
    ],
  },
  {
    bank: 'a bank without a header (US)',
    text: rows(
      '"03/14/2026","-4.50","*","","COFFEE BAR 123 SEATTLE"',
      '"03/13/2026","500.00","*","","PAYROLL ACME"',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'PAYROLL'],
    ],
  },
  {
    bank: 'a bank with transaction numbers (US)',
    text: rows(
      'Account Name : Everyday',
      'Account Number : 123456S0001',
      'Date Range : 03/01/2026-03/31/2026',
      'Transaction Number,Date,Description,Memo,Amount Debit,Amount Credit,Balance,Check Number,Fees',
      '"20260314000001",03/14/2026,"Point of Sale","COFFEE BAR",-4.50,,995.50,,',
      '"20260313000001",03/13/2026,"Deposit","PAYROLL",,500.00,1000.00,,',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'PAYROLL'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank with amounts with currency signs (US)',
    text: rows(
      'Date,Description,Original Description,Category,Amount,Status',
      '2026-03-14,Coffee Bar,COFFEE BAR 123,Restaurants,($4.50),Posted',
      '2026-03-13,Payroll,ACME PAYROLL,Income,"$1,500.00",Posted',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-13', 150000n, 'Payroll'],
    ],
  },
  {
    bank: 'a bank with money out and in (UK)',
    text: rows(
      'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance',
      "31/03/2026,DEB,'11-22-33,12345678,COFFEE BAR,4.50,,995.50",
      "13/03/2026,FPI,'11-22-33,12345678,PAYROLL ACME,,500.00,1000.00",
    ),
    lines: [
      ['2026-03-31', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'PAYROLL'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank with a value column (UK)',
    text: rows(
      'Date, Type, Description, Value, Balance, Account Name, Account Number',
      '31/03/2026,POS,"COFFEE BAR , LONDON GB",-4.50,995.50,"\'EVERYDAY","\'112233-12345678",',
      '13/03/2026,BAC,"PAYROLL , ACME",500.00,1000.00,"\'EVERYDAY","\'112233-12345678",',
    ),
    lines: [
      ['2026-03-31', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'PAYROLL'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a building society (UK)',
    text: rows(
      '"Account Name:","Everyday ****1234"',
      '"Account Balance:","£995.50"',
      '"Available Balance: ","£995.50"',
      '',
      '"Date","Transaction type","Description","Paid out","Paid in","Balance"',
      '"14 Mar 2026","Visa purchase","COFFEE BAR","£4.50","","£995.50"',
      '"13 Mar 2026","Bank credit","PAYROLL","","£500.00","£1,000.00"',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'PAYROLL'],
    ],
    closing: 99550n,
  },
  {
    bank: 'an app bank (UK)',
    text: rows(
      'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In',
      'tx_0001,14/03/2026,08:15:00,Card payment,Coffee Bar,☕,Eating out,-4.50,GBP,-4.50,GBP,,1 High St,,COFFEE BAR LONDON,,-4.50,',
      'tx_0002,15/03/2026,09:00:00,Faster payment,Acme Ltd,,Income,500.00,GBP,500.00,GBP,,,,PAYROLL,,,500.00',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-15', 50000n, 'PAYROLL'],
    ],
  },
  {
    bank: 'a space bank (UK)',
    text: rows(
      'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes',
      '14/03/2026,Coffee Bar,COFFEE,CONTACTLESS,-4.50,995.50,EATING_OUT,',
      '16/03/2026,Acme,PAYROLL,FASTER PAYMENT,500.00,1495.50,INCOME,',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-16', 50000n, 'PAYROLL'],
    ],
    closing: 149550n,
  },
  {
    bank: 'an app with started and completed dates',
    text: rows(
      'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'CARD_PAYMENT,Current,2026-03-12 10:02:36,2026-03-14 12:00:11,Coffee Bar,-4.50,0.00,EUR,COMPLETED,995.50',
      'TOPUP,Current,2026-03-15 10:02:36,2026-03-15 10:02:37,Payment from Acme,500.00,0.00,EUR,COMPLETED,1495.50',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-15', 50000n, 'Acme'],
    ],
    closing: 149550n,
  },
  {
    bank: 'a savings bank, CAMT shape (DE)',
    text: rows(
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
      '"DE42500105170000000001";"14.03.26";"14.03.26";"KARTENZAHLUNG";"2026-03-13T10:00 Debitk.1";"";"";"";"";"";"";"COFFEE BAR//BERLIN/DE";"DE111";"GENODEF1";"-4,50";"EUR";"Umsatz gebucht"',
      '"DE42500105170000000001";"13.03.26";"13.03.26";"LOHN GEHALT";"Gehalt Maerz";"";"";"";"";"";"";"ACME GMBH";"DE222";"GENODEF1";"1.500,00";"EUR";"Umsatz gebucht"',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 150000n, 'Gehalt'],
    ],
  },
  {
    bank: 'a cooperative bank (DE)',
    text: rows(
      'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz',
      'Giro;DE42;GENO;Bank;14.03.2026;14.03.2026;Coffee Bar;DE11;GENO;Basislastschrift;Karte;-4,50;EUR;995,50;;;;',
      'Giro;DE42;GENO;Bank;13.03.2026;13.03.2026;Acme GmbH;DE22;GENO;Gehalt;Lohn;500,00;EUR;1000,00;;;;',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-13', 50000n, 'Acme'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a direct bank with a preamble (DE)',
    text: rows(
      '"Girokonto";"DE42120300001234567890"',
      '""',
      '"Kontostand vom 31.03.2026:";"995,50 €"',
      '""',
      '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
      '"14.03.26";"14.03.26";"Gebucht";"Max Muster";"Coffee Bar";"Kaffee";"Ausgang";"DE11";"-4,50";"";"";""',
      '"13.03.26";"13.03.26";"Gebucht";"Acme GmbH";"Max Muster";"Gehalt";"Eingang";"DE22";"1.500";"";"";""',
    ),
    lines: [
      ['2026-03-14', -450n, 'Kaffee'],
      ['2026-03-13', 150000n, 'Gehalt'],
    ],
  },
  {
    bank: 'a direct bank with a running balance (DE)',
    text: rows(
      'Umsatzanzeige;Datei erstellt am: 31.03.2026 10:00',
      '',
      'IBAN;DE42 5001 0517 0000 0000 01',
      'Kontoname;Girokonto',
      'Bank;Bank',
      'Kunde;Max Muster',
      'Zeitraum;01.03.2026 - 31.03.2026',
      'Saldo;995,50;EUR',
      '',
      'Sortierung;Datum absteigend',
      '',
      'In der CSV-Datei finden Sie alle bereits gebuchten Umsätze.',
      '',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      '14.03.2026;14.03.2026;Coffee Bar;Lastschrift;Kaffee;995,50;EUR;-4,50;EUR',
      '13.03.2026;13.03.2026;Acme GmbH;Gehalt/Rente;Gehalt;1.000,00;EUR;500,00;EUR',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-13', 50000n, 'Acme'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank with Soll and Haben (DE)',
    text: rows(
      'Umsätze Girokonto;;;;Kundennummer: 123',
      '01.03.2026 - 31.03.2026',
      'Alter Kontostand;;;;500,00;EUR',
      'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Soll;Haben;Währung',
      '13.03.2026;13.03.2026;Gutschrift;Acme GmbH;Gehalt;DE22;X;;500,00;EUR',
      '14.03.2026;14.03.2026;Kartenzahlung;Coffee Bar;Kaffee;DE11;X;-4,50;;EUR',
      'Kontostand;14.03.2026;;;995,50;EUR',
    ),
    lines: [
      ['2026-03-13', 50000n, 'Acme'],
      ['2026-03-14', -450n, 'Coffee Bar'],
    ],
  },
  {
    bank: 'a bank with S and H behind the amount (DE)',
    text: rows(
      '"Buchungstag";"Valuta";"Textschlüssel";"Primanota";"Zahlungsempfänger";"ZahlungsempfängerKto";"Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz";" "',
      '"14.03.2026";"14.03.2026";"05";"1";"Coffee Bar";"123";"Kaffee";"";"EUR";"4,50";"S"',
      '"16.03.2026";"16.03.2026";"51";"2";"Acme GmbH";"456";"Gehalt";"";"EUR";"500,00";"H"',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-16', 50000n, 'Acme'],
    ],
  },
  {
    bank: 'an app bank (DE)',
    text: rows(
      '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
      '2026-03-14,2026-03-15,"Coffee Bar",,"Presentment","Coffee","Main Account",-4.50,5.00,USD,0.9',
      '2026-03-16,2026-03-16,"Acme GmbH",DE22,"Credit Transfer","Gehalt","Main Account",500.00,,,',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-16', 50000n, 'Acme'],
    ],
  },
  {
    bank: 'a bank with a booking text only (AT)',
    text: rows(
      'AT42;Kartenzahlung COFFEE BAR WIEN;14.03.2026;13.03.2026;-4,50;EUR',
      'AT42;Gutschrift ACME GMBH GEHALT;16.03.2026;16.03.2026;+1.500,00;EUR',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-16', 150000n, 'ACME'],
    ],
  },
  {
    bank: 'a post bank (CH)',
    text: rows(
      'Datum von:;2026-03-01',
      'Datum bis:;2026-03-31',
      'Konto:;CH42',
      'Währung:;CHF',
      '',
      'Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie',
      '14.03.2026;Buchung;Kauf COFFEE BAR;;-4.50;;',
      "16.03.2026;Buchung;Gehalt ACME;1'500.00;;;",
      '',
      'Disclaimer:',
      'Der Dokumentinhalt wurde durch Filtereinstellungen generiert.',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-16', 150000n, 'ACME'],
    ],
  },
  {
    bank: 'a large bank (CH)',
    text: rows(
      'Kontonummer:;0123 00456789.01;',
      'IBAN:;CH42;',
      'Von:;2026-03-01;',
      'Bis:;2026-03-31;',
      'Anfangssaldo:;500.00;',
      'Schlusssaldo:;995.50;',
      '',
      'Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten',
      '2026-03-14;10:00:00;2026-03-14;2026-03-14;CHF;-4.50;;;995.50;A1;"Coffee Bar";"Kartenzahlung";"Nr. 1";',
      '2026-03-13;;2026-03-13;2026-03-13;CHF;;500.00;;1000.00;A2;"Acme AG";"Lohn";"Nr. 2";',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-13', 50000n, 'Acme'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank with date and libellé (FR)',
    text: rows(
      'Date;Libellé;Débit euros;Crédit euros;',
      '14/03/2026;"CARTE COFFEE BAR 13/03";-4,50;;',
      '16/03/2026;"VIREMENT ACME SALAIRE";;1 500,00;',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-16', 150000n, 'ACME'],
    ],
  },
  {
    bank: 'an online bank (FR)',
    text: rows(
      'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance',
      '2026-03-14;2026-03-14;"CARTE 13/03/26 COFFEE BAR";"Restaurants";"Loisirs";"coffee bar";-4,50;;00012345678;BoursoBank;995.50',
      '2026-03-13;2026-03-13;"VIR ACME";"Salaire";"Revenus";"acme";1 500,00;;00012345678;BoursoBank;995.50',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 150000n, 'ACME'],
    ],
  },
  {
    bank: 'a postal bank (FR)',
    text: rows(
      'Numéro Compte   ;1234567A033',
      'Type         ;CCP',
      'Compte tenu en  ;euros',
      'Date            ;31/03/2026',
      'Solde (EUROS)   ;995,50',
      '',
      'Date;Libellé;Montant(EUROS)',
      '14/03/2026;"ACHAT CB COFFEE BAR";-4,50',
      '13/03/2026;"VIREMENT DE ACME";500,00',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'ACME'],
    ],
  },
  {
    bank: 'a large bank (ES)',
    text: rows(
      'Fecha Operación;Fecha Valor;Concepto;Importe;Divisa;Saldo',
      '14/03/2026;14/03/2026;COMPRA COFFEE BAR;-4,50;EUR;995,50',
      '13/03/2026;13/03/2026;NOMINA ACME;500,00;EUR;1.000,00',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'NOMINA'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank with cargo and abono (MX)',
    text: rows(
      'Fecha,Descripción,Cargo,Abono,Saldo',
      '13/03/2026,NOMINA ACME,,"5,000.00","10,000.00"',
      '14/03/2026,COFFEE BAR,4.50,,"9,995.50"',
    ),
    lines: [
      ['2026-03-13', 500000n, 'NOMINA'],
      ['2026-03-14', -450n, 'COFFEE BAR'],
    ],
    closing: 999550n,
  },
  {
    bank: 'a bank with dare and avere (IT)',
    text: rows(
      'Data Contabile;Data Valuta;Dare;Avere;Divisa;Descrizione Operazione;Causale',
      '13/03/2026;13/03/2026;;500,00;EUR;STIPENDIO ACME;27',
      '14/03/2026;14/03/2026;-4,50;;EUR;PAGAMENTO COFFEE BAR;43',
    ),
    lines: [
      ['2026-03-13', 50000n, 'STIPENDIO'],
      ['2026-03-14', -450n, 'COFFEE BAR'],
    ],
  },
  {
    bank: 'a bank with entrate and uscite (IT)',
    text: rows(
      'Data,Entrate,Uscite,Descrizione,Descrizione_Completa,Stato',
      '14/03/2026,,"-4,50",Pagamento,COFFEE BAR ROMA,Contabilizzato',
      '13/03/2026,"1.500,00",,Stipendio,ACME SPA,Contabilizzato',
    ),
    lines: [
      ['2026-03-14', -450n, 'Pagamento'],
      ['2026-03-13', 150000n, 'Stipendio'],
    ],
  },
  {
    bank: 'a bank with Af and Bij (NL)',
    text: rows(
      '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"',
      '"20260314";"Coffee Bar";"NL42INGB";"";"BA";"Af";"4,50";"Betaalautomaat";"Pasvolgnr: 1";"995,50";""',
      '"20260313";"Acme BV";"NL42INGB";"NL22";"OV";"Bij";"500,00";"Overschrijving";"Salaris";"1000,00";""',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-13', 50000n, 'Acme'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a cooperative bank (NL)',
    text: rows(
      '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Code","Omschrijving-1","Omschrijving-2"',
      '"NL42RABO","EUR","RABONL2U","000000000000000001","2026-03-13","2026-03-13","+500,00","+1000,00","NL22","Acme BV","","ba","Salaris"," "',
      '"NL42RABO","EUR","RABONL2U","000000000000000002","2026-03-14","2026-03-14","-4,50","+995,50","","Coffee Bar","","bc","Koffie"," "',
    ),
    lines: [
      ['2026-03-13', 50000n, 'Acme'],
      ['2026-03-14', -450n, 'Coffee Bar'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a tab file without a header (NL)',
    text: rows(
      '123456789\tEUR\t20260313\t500,00\t1000,00\t20260313\t500,00\tSEPA Overboeking Acme BV Salaris',
      '123456789\tEUR\t20260314\t1000,00\t995,50\t20260314\t-4,50\tBEA Coffee Bar Amsterdam',
    ),
    lines: [
      ['2026-03-13', 50000n, 'Acme'],
      ['2026-03-14', -450n, 'Coffee Bar'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank (BE)',
    text: rows(
      'Rekening;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen',
      'BE42;14/03/2026;1;1;;Coffee Bar;;;BETALING COFFEE BAR;14/03/2026;-4,50;EUR;;;',
      'BE42;13/03/2026;1;2;BE22;Acme NV;;;OVERSCHRIJVING ACME;13/03/2026;1500,00;EUR;;;Loon',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-13', 150000n, 'Acme'],
    ],
  },
  {
    bank: 'a digital bank (BR)',
    text: rows(
      'Data,Valor,Identificador,Descrição',
      '14/03/2026,-4.50,0001-a,Compra no débito - Coffee Bar',
      '15/03/2026,500.00,0001-b,Transferência recebida - ACME',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-15', 50000n, 'ACME'],
    ],
  },
  {
    bank: 'a bank with débito and crédito (PT)',
    text: rows(
      'Consultar saldos e movimentos à ordem;;;;;',
      'Conta ;0123456789 - EUR;;;;',
      '',
      'Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;',
      '14-03-2026;14-03-2026;COMPRA COFFEE BAR;4,50;;995,50;',
      '13-03-2026;13-03-2026;TRF ACME;;500,00;1.000,00;',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'ACME'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank (JP)',
    text: rows(
      '"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高","メモ"',
      '"2026/3/13","給料","アクメ","","500,000","1,000,000",""',
      '"2026/3/14","カード","コーヒーバー","450","","999,550",""',
    ),
    lines: [
      ['2026-03-13', 50000000n, 'アクメ'],
      ['2026-03-14', -45000n, 'コーヒーバー'],
    ],
    closing: 99955000n,
  },
  {
    bank: 'a net bank (JP)',
    text: rows(
      '"日付","内容","出金金額(円)","入金金額(円)","残高(円)","メモ"',
      '"2026/03/14","コーヒーバー","450","","999,550","-"',
      '"2026/03/13","給与 アクメ","","500,000","1,000,000","-"',
    ),
    lines: [
      ['2026-03-14', -45000n, 'コーヒーバー'],
      ['2026-03-13', 50000000n, 'アクメ'],
    ],
    closing: 99955000n,
  },
  {
    bank: 'a card (JP)',
    text: rows(
      '利用日,利用店名・商品名,利用者,支払方法,利用金額,支払手数料,支払総額',
      '2026/03/14,コーヒーバー,本人,1回払い,450,0,450',
      '2026/03/16,スーパー,本人,1回払い,"3,200",0,"3,200"',
    ),
    lines: [
      ['2026-03-14', -45000n, 'コーヒーバー'],
      ['2026-03-16', -320000n, 'スーパー'],
    ],
  },
  {
    bank: 'a bank (AU)',
    text: rows(
      '14/03/2026,"-4.50","COFFEE BAR SYDNEY","+995.50"',
      '13/03/2026,"+500.00","Salary ACME","+1000.00"',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'Salary'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank with account types (CA)',
    text: rows(
      '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
      'Chequing,01234-1234567,3/14/2026,,"COFFEE BAR","",-4.50,,',
      'Chequing,01234-1234567,3/16/2026,,"PAYROLL","ACME",500.00,,',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-16', 50000n, 'PAYROLL'],
    ],
  },
  {
    bank: 'a bank with withdrawals and deposits (IN)',
    text: rows(
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '13/03/26,SALARY ACME,0000001,13/03/26,,"1,50,000.00","2,00,000.00"',
      '14/03/26,UPI-COFFEE BAR,0000002,14/03/26,450.00,,"1,99,550.00"',
    ),
    lines: [
      ['2026-03-13', 15000000n, 'SALARY'],
      ['2026-03-14', -45000n, 'COFFEE BAR'],
    ],
    closing: 19955000n,
  },
  {
    bank: 'a payment service',
    text: rows(
      '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Balance"',
      '"14/03/2026","10:00:00","CET","Coffee Bar","Express Checkout Payment","Completed","EUR","-4.50","0.00","-4.50","a@example.com","b@example.com","8AB1","995.50"',
      '"16/03/2026","10:00:00","CET","Acme","Mobile Payment","Completed","EUR","510.00","-10.00","500.00","c@example.com","a@example.com","8AB2","1,495.50"',
    ),
    lines: [
      ['2026-03-14', -450n, 'Coffee Bar'],
      ['2026-03-16', 50000n, 'Acme'],
    ],
    closing: 149550n,
  },
  {
    bank: 'a bank with bokföringsdag (SE)',
    text: rows(
      'Bokföringsdag;Valutadag;Referens;Text;Belopp;Saldo',
      '2026-03-14;2026-03-14;1;COFFEE BAR;-4,50;995,50',
      '2026-03-13;2026-03-13;2;LÖN ACME;500,00;1000,00',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 50000n, 'ACME'],
    ],
    closing: 99550n,
  },
  {
    bank: 'a bank with a header in an unknown language (PL)',
    text: rows(
      'Data operacji;Opis operacji;Rachunek;Kategoria;Kwota;',
      '2026-03-14;COFFEE BAR ZAKUP;eKonto;Jedzenie;-4,50 PLN;',
      '2026-03-13;ACME PRZELEW;eKonto;Wynagrodzenie;1 500,00 PLN;',
    ),
    lines: [
      ['2026-03-14', -450n, 'COFFEE BAR'],
      ['2026-03-13', 150000n, 'ACME'],
    ],
  },
]
