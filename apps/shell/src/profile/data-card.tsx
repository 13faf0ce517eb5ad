import {
  EXPORT_TABLES,
  exportData,
  exportTable,
  LEDGER_FORMATS,
  type LedgerFormat,
} from '@solvent/contracts/transfer'
import { Card } from '@solvent/ui'
import { ExportButton } from './export-button'
import { ImportRow } from './import-row'
import { SettingRow } from './setting-row'

const tableNames: Record<(typeof EXPORT_TABLES)[number], string> = {
  assets: 'Assets',
  'expected-assets': 'Expected Assets',
  liabilities: 'Liabilities',
  entries: 'Entries',
}

const ledgerNames: Record<LedgerFormat, string> = {
  hledger: 'hledger journal',
  beancount: 'Beancount',
  gnucash: 'GnuCash CSV',
}

/** Export of all data or of single tables, and import. */
export function DataCard() {
  return (
    <Card title="Your data">
      <SettingRow
        title="Everything in one file"
        text="A JSON file to keep or to import into another account."
      >
        <ExportButton endpoint={exportData} input={{}} name="Your data">
          Export JSON
        </ExportButton>
      </SettingRow>
      <SettingRow title="Tables for a spreadsheet" text="One CSV file each.">
        {EXPORT_TABLES.map((table) => (
          <ExportButton
            key={table}
            endpoint={exportTable}
            input={{ params: { table } }}
            name={`The CSV file of ${tableNames[table].toLowerCase()}`}
          >
            {tableNames[table]}
          </ExportButton>
        ))}
      </SettingRow>
      <SettingRow
        title="Books for another program"
        text="Every entry as a double-entry transaction, with balances that hledger and Beancount check."
      >
        {LEDGER_FORMATS.map((format) => (
          <ExportButton
            key={format}
            endpoint={exportData}
            input={{ query: { format } }}
            name={`The ${ledgerNames[format]} file`}
          >
            {ledgerNames[format]}
          </ExportButton>
        ))}
      </SettingRow>
      <ImportRow />
    </Card>
  )
}
