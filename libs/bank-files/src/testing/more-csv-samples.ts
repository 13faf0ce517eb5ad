import type { CsvSample } from './csv-samples'

const rows = (...lines: string[]) => lines.join('\n')
const spent = (words: string) => ['2026-03-14', -450n, words] as const
const earned = (words: string) => ['2026-03-16', 50000n, words] as const

/** More shapes, most of them of smaller markets. */
export const MORE_CSV_SAMPLES: readonly CsvSample[] = [
  {
    bank: 'a bank with type and details (NZ)',
    text: rows(
      'Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge',
      'Visa Purchase,4988-****,Coffee Bar,,,-4.50,14/03/2026,,',
      'Direct Credit,Acme Ltd,Salary,,,500.00,16/03/2026,,',
    ),
    lines: [spent('Coffee Bar'), earned('Acme')],
  },
  {
    bank: 'a bank with unique ids (NZ)',
    text: rows(
      'Created date / time : 31 March 2026 / 10:00:00',
      'Bank 12; Branch 3456; Account 0123456-50 (Streamline)',
      'From date 20260301',
      'To date 20260331',
      'Avail Bal : 995.50 as of 20260331',
      'Ledger Balance : 995.50 as of 20260331',
      'Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount',
      '',
      '2026/03/14,2026031401,EFTPOS,,"Coffee Bar","CARD 1234",-4.50',
      '2026/03/16,2026031601,D/C,,"D/C FROM ACME","SALARY",500.00',
    ),
    lines: [spent('Coffee Bar'), earned('ACME')],
  },
  {
    bank: 'a bank with three amounts (NZ)',
    text: rows(
      'Account number,Date,Memo/Description,Source Code (payment type),TP ref,TP part,TP code,OP ref,OP part,OP code,OP name,OP Bank Account Number,Amount (credit),Amount (debit),Amount,Balance',
      '38-9000-0000000-00,14-03-2026,POS W/D COFFEE BAR,,,,,,,,,,,4.50,-4.50,995.50',
      '38-9000-0000000-00,16-03-2026,ACME SALARY,,,,,,,,ACME,,500.00,,500.00,1495.50',
    ),
    lines: [spent('COFFEE BAR'), earned('ACME')],
    closing: 149550n,
  },
  {
    bank: 'a bank with narrative (AU)',
    text: rows(
      'Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial',
      '032000123456,16/03/2026,"SALARY ACME",,500.00,1495.50,DEP,',
      '032000123456,14/03/2026,"COFFEE BAR SYDNEY",4.50,,995.50,PAYMENT,',
    ),
    lines: [earned('ACME'), spent('COFFEE BAR')],
    closing: 149550n,
  },
  {
    bank: 'a bank with subcategories (UK)',
    text: rows(
      'Number,Date,Account,Amount,Subcategory,Memo',
      ' ,16/03/2026,20-00-00 12345678,500.00,DIRECTDEP,ACME SALARY',
      ' ,14/03/2026,20-00-00 12345678,-4.50,PAYMENT,COFFEE BAR ON 13 MAR',
    ),
    lines: [earned('ACME'), spent('COFFEE BAR')],
  },
  {
    bank: 'a bank without header and balance (UK)',
    text: rows('16/03/2026,ACME SALARY,500.00', '14/03/2026,COFFEE BAR  LONDON,-4.50'),
    lines: [earned('ACME'), spent('COFFEE BAR')],
  },
  {
    bank: 'a card with card members, charges positive (US)',
    text: rows(
      'Date,Description,Card Member,Account #,Amount',
      '03/14/2026,COFFEE BAR,A MEMBER,-11005,4.50',
      '03/16/2026,AUTOPAY PAYMENT - THANK YOU,A MEMBER,-11005,-500.00',
    ),
    lines: [spent('COFFEE BAR'), earned('PAYMENT')],
  },
  {
    bank: 'a card with trans. date, charges positive (US)',
    text: rows(
      'Trans. Date,Post Date,Description,Amount,Category',
      '03/13/2026,03/14/2026,"COFFEE BAR",4.50,"Restaurants"',
      '03/16/2026,03/16/2026,"INTERNET PAYMENT - THANK YOU",-500.00,"Payments and Credits"',
    ),
    lines: [spent('COFFEE BAR'), earned('PAYMENT')],
  },
  {
    bank: 'a bank (DK)',
    text: rows(
      '"Dato";"Kategori";"Underkategori";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
      '"14.03.2026";"Mad";"Café";"COFFEE BAR";"-4,50";"995,50";"Udført";"Nej"',
      '"16.03.2026";"Indtægt";"Løn";"ACME";"500,00";"1.495,50";"Udført";"Nej"',
    ),
    lines: [spent('COFFEE BAR'), earned('ACME')],
    closing: 149550n,
  },
  {
    bank: 'a bank with sender and recipient (SE)',
    text: rows(
      'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta',
      '2026/03/16;500,00;Acme;1234 56;;Lön Acme;1495,50;SEK',
      '2026/03/14;-4,50;1234 56;;;Kortköp Coffee Bar;995,50;SEK',
    ),
    lines: [earned('Acme'), spent('Coffee Bar')],
    closing: 149550n,
  },
  {
    bank: 'a bank with out and in (NO)',
    text: rows(
      '"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"',
      '"14.03.2026";"Varekjøp Coffee Bar";"14.03.2026";"4,50";""',
      '"16.03.2026";"Lønn Acme";"16.03.2026";"";"500,00"',
    ),
    lines: [spent('Coffee Bar'), earned('Acme')],
  },
  {
    bank: 'a cooperative bank (FI)',
    text: rows(
      '"Kirjauspäivä";"Arvopäivä";"Määrä EUROA";"Laji";"Selitys";"Saaja/Maksaja";"Saajan tilinumero";"Viite";"Viesti";"Arkistointitunnus"',
      '"2026-03-14";"2026-03-14";-4,50;"162";"PKORTTIMAKSU";"COFFEE BAR";"";"";"Viesti: kahvi";"20260314/1"',
      '"2026-03-16";"2026-03-16";500,00;"129";"TILISIIRTO";"ACME OY";"";"";"Viesti: palkka";"20260316/2"',
    ),
    lines: [spent('kahvi'), earned('palkka')],
  },
  {
    bank: 'a bank with start and end saldo (NL)',
    text: rows(
      'accountNumber,mutationcode,transactiondate,valuedate,startsaldo,endsaldo,amount,description',
      '123456789,EUR,20260314,20260314,1000.00,995.50,-4.50,BEA Coffee Bar',
      '123456789,EUR,20260316,20260316,995.50,1495.50,500.00,SEPA Acme',
    ),
    lines: [spent('Coffee Bar'), earned('Acme')],
    closing: 149550n,
  },
  {
    bank: 'an app bank (NL)',
    text: rows(
      '"Date";"Interest Date";"Amount";"Account";"Counterparty";"Name";"Description"',
      '"2026-03-16";"2026-03-16";"1.500,00";"NL42BUNQ";"NL22ABNA";"Acme BV";"Salary"',
      '"2026-03-14";"2026-03-14";"-4,50";"NL42BUNQ";"";"Coffee Bar";"Coffee Bar Amsterdam"',
    ),
    lines: [['2026-03-16', 150000n, 'Salary'], spent('Coffee Bar')],
  },
  {
    bank: 'a bank with amount, credit and debit (BE)',
    text: rows(
      'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling',
      'BE42;;M;EUR; 026001;16/03/2026;OVERSCHRIJVING ACME;16/03/2026;500,00;1495,50;500,00;;BE22;KRED;ACME NV;;;loon',
      'BE42;;M;EUR; 026001;14/03/2026;BETALING COFFEE BAR;14/03/2026;-4,50;995,50;;-4,50;;;COFFEE BAR;;;',
    ),
    lines: [earned('ACME'), spent('COFFEE BAR')],
    closing: 149550n,
  },
  {
    bank: 'a direct bank with Umsatz in EUR (DE)',
    text: rows(
      ';',
      '"Umsätze Girokonto";"Zeitraum: 30 Tage";',
      '"Neuer Kontostand";"1.495,50 EUR";',
      '',
      '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
      '"16.03.2026";"16.03.2026";"Übertrag / Überweisung";"Auftraggeber: Acme Buchungstext: Gehalt";"500,00";',
      '"14.03.2026";"14.03.2026";"Kartenverfügung";"Coffee Bar Berlin";"-4,50";',
      '',
      '"Alter Kontostand";"1.000,00 EUR";',
    ),
    lines: [earned('Acme'), spent('Coffee Bar')],
  },
  {
    bank: 'a direct bank with keywords (DE)',
    text: rows(
      'Buchung;Valuta;Sender / Empfänger;IBAN / Konto-Nr.;BIC / BLZ;Buchungstext;Verwendungszweck;Kategorie;Stichwörter;Umsatz geteilt;Betrag in EUR',
      '16.03.2026;16.03.2026;Acme GmbH;DE22;X;GUTSCHRIFT;Gehalt;Gehalt;;;500,00',
      '14.03.2026;14.03.2026;Coffee Bar;DE11;X;LASTSCHRIFT;Kaffee;Gastronomie;;;-4,50',
    ),
    lines: [earned('Gehalt'), spent('Kaffee')],
  },
  {
    bank: 'a cooperative bank (CH)',
    text: rows(
      'IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date',
      'CH42;2026-03-14 00:00:00.0;"Einkauf Coffee Bar";-4.50;995.50;2026-03-14 00:00:00.0',
      'CH42;2026-03-16 00:00:00.0;"Gutschrift Acme AG";500.00;1495.50;2026-03-16 00:00:00.0',
    ),
    lines: [spent('Coffee Bar'), earned('Acme')],
    closing: 149550n,
  },
  {
    bank: 'a cantonal bank (CH)',
    text: rows(
      '"Datum";"Buchungstext";"Whg";"Betrag Detail";"ZKB-Referenz";"Referenznummer";"Belastung CHF";"Gutschrift CHF";"Valuta";"Saldo CHF"',
      '"16.03.2026";"Gutschrift: Acme AG";"";"";"Z2";"";"";"500.00";"16.03.2026";"1\'495.50"',
      '"14.03.2026";"Einkauf Coffee Bar";"";"";"Z1";"";"4.50";"";"14.03.2026";"995.50"',
    ),
    lines: [earned('Acme'), spent('Coffee Bar')],
    closing: 149550n,
  },
  {
    bank: 'an online bank (FR)',
    text: rows(
      'Date opération;Date valeur;libellé;Débit;Crédit;',
      '16/03/2026;16/03/2026;VIR ACME SALAIRE;;500,00;',
      '14/03/2026;13/03/2026;CARTE COFFEE BAR;-4,50;;',
    ),
    lines: [earned('ACME'), spent('COFFEE BAR')],
  },
  {
    bank: 'a large bank without a header (FR)',
    text: rows(
      'Compte chèque;Compte chèque;****1234;31/03/2026;;1495,50',
      '16/03/2026;VIREMENT RECU;Virement recu;VIR ACME SALAIRE;;500,00',
      '14/03/2026;PAIEMENT CB;Facture carte;FACTURE CARTE COFFEE BAR PARIS;;-4,50',
    ),
    lines: [earned('ACME'), spent('COFFEE BAR')],
  },
  {
    bank: 'an online bank (ES)',
    text: rows(
      'Movimientos de la Cuenta;;;;;;;',
      'Número de cuenta:;ES42;;;;;;',
      '',
      'F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;COMENTARIO;IMAGEN;IMPORTE (€);SALDO (€)',
      '16/03/2026;Nómina;Nómina;Nomina recibida Acme;;No;500,00;1495,50',
      '14/03/2026;Ocio;Cafeterías;Pago en COFFEE BAR;;No;-4,50;995,50',
    ),
    lines: [earned('Acme'), spent('COFFEE BAR')],
    closing: 149550n,
  },
  {
    bank: 'a large bank (IT)',
    text: rows(
      'Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo',
      '16/03/2026;Stipendio;ACME SPA;Conto 1000/1;CONTABILIZZATO;Stipendi;EUR;500,00',
      '14/03/2026;Pagamento POS;COFFEE BAR ROMA;Conto 1000/1;CONTABILIZZATO;Ristoranti;EUR;-4,50',
    ),
    lines: [earned('ACME'), spent('COFFEE BAR')],
  },
  {
    bank: 'a bank with crédito before débito (BR)',
    text: rows(
      'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
      '14/03/2026;COMPRA COFFEE BAR;123;;-4,50;995,50',
      '16/03/2026;TED ACME;124;500,00;;1.495,50',
    ),
    lines: [spent('COFFEE BAR'), earned('ACME')],
    closing: 149550n,
  },
  {
    bank: 'a card, charges positive (BR)',
    text: rows('date,title,amount', '2026-03-14,Coffee Bar,4.50', '2026-03-16,Pagamento recebido,-500.00'),
    lines: [spent('Coffee Bar'), earned('Pagamento')],
  },
  {
    bank: 'a megabank (JP)',
    text: rows(
      '年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル',
      '2026/3/14,4.50,,"コーヒーバー",995.50,,',
      '2026/3/16,,500.00,"給料振込 アクメ",1495.50,,',
    ),
    lines: [spent('コーヒーバー'), earned('アクメ')],
    closing: 149550n,
  },
  {
    bank: 'an online bank with one signed amount (JP)',
    text: rows(
      '取引日,入出金(円),取引後残高(円),入出金内容',
      '20260314,-4.50,995.50,コーヒーバー',
      '20260316,500.00,1495.50,アクメ 給与',
    ),
    lines: [spent('コーヒーバー'), earned('アクメ')],
    closing: 149550n,
  },
  {
    bank: 'a bank with remarks (IN)',
    text: rows(
      'DETAILED STATEMENT',
      'Account Number,,000001',
      '',
      'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
      '1,14/03/2026,14/03/2026,-,UPI/COFFEE BAR,4.50,0,995.50',
      '2,16/03/2026,16/03/2026,-,NEFT-ACME-SALARY,0,500.00,1495.50',
    ),
    lines: [spent('COFFEE BAR'), earned('ACME')],
    closing: 149550n,
  },
  {
    bank: 'a state bank, tabs (IN)',
    text: rows(
      'Account Name\t:Mr. A',
      'Balance on 1 Mar 2026\t:1,000.00',
      '',
      'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance',
      '14 Mar 2026\t14 Mar 2026\tby debit card-COFFEE BAR\t \t4.50\t \t995.50',
      '16 Mar 2026\t16 Mar 2026\tNEFT*ACME\t \t \t500.00\t1,495.50',
      '**This is a computer generated statement',
    ),
    lines: [spent('COFFEE BAR'), earned('ACME')],
    closing: 149550n,
  },
  {
    bank: 'an online bank (CA)',
    text: rows(
      'Date,Transaction,Name,Memo,Amount',
      '3/14/2026,DEBIT,Coffee Bar,Rewards earned: 0.09,-4.50',
      '3/16/2026,OTHER,Acme,Payroll,500.00',
    ),
    lines: [spent('Coffee Bar'), earned('Acme')],
  },
  {
    bank: 'a direct bank with funds out and in (CA)',
    text: rows(
      'Date, Transaction Details, Funds Out, Funds In',
      '03/14/2026,COFFEE BAR,4.50,',
      '03/16/2026,PAYROLL ACME,,500.00',
    ),
    lines: [spent('COFFEE BAR'), earned('ACME')],
  },
  {
    bank: 'a transfer service',
    text: rows(
      '"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees","Exchange To Amount","Transaction Type","Transaction Details Type"',
      'TRANSFER-2,16-03-2026,"16-03-2026 10:00:00.000",500.00,EUR,"Received money from Acme",SALARY,1495.50,,,,Acme,,,,,,,,0.00,,CREDIT,DEPOSIT',
      'CARD-1,14-03-2026,"14-03-2026 10:00:00.000",-4.50,EUR,"Card transaction at Coffee Bar",,995.50,EUR,EUR,,,,,"Coffee Bar",1234,"A Member",,,0.00,,DEBIT,CARD',
    ),
    lines: [earned('Acme'), spent('Coffee Bar')],
    closing: 149550n,
  },
  {
    bank: 'a large bank (PL)',
    text: rows(
      '"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji",""',
      '"2026-03-16","2026-03-16","Przelew na konto","+500.00","PLN","+1495.50","Nazwa nadawcy: ACME","Tytuł: pensja"',
      '"2026-03-14","2026-03-13","Płatność kartą","-4.50","PLN","+995.50","Tytuł: COFFEE BAR","Lokalizacja: KRAKOW"',
    ),
    lines: [earned('ACME'), spent('COFFEE BAR')],
    closing: 149550n,
  },
  {
    bank: 'a bank with ids of movements (CZ)',
    text: rows(
      'accountId;2000000000',
      'openingBalance;1000,00',
      'closingBalance;1495,50',
      '',
      'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Uživatelská identifikace;Zpráva pro příjemce;Typ;Provedl;Upřesnění;Komentář',
      '"25000000001";14.03.2026;"-4,50";CZK;;"";;;;1234;;"Nákup: COFFEE BAR";"Nákup: COFFEE BAR";"Platba kartou";"A";;"COFFEE BAR"',
      '"25000000002";16.03.2026;"500,00";CZK;123;"ACME";0100;;;1;;"ACME";"mzda ACME";"Příjem";;;"ACME"',
    ),
    lines: [spent('COFFEE BAR'), earned('ACME')],
  },
]
