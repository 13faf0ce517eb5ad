// Engines: one
import { getDashboard } from '@solvent/contracts'
import { exportData } from '@solvent/contracts/transfer'
import { toMinor } from '@solvent/money'
import { downloadLedger, readLedger } from '../../src/testing/ledger-file'
import { isCheckable, ledgerErrors } from '../../src/testing/ledger-programs'
import { cases, fc } from '../../src/testing/properties'
import { actions, performAll } from '../../src/testing/random-actions'
import { newPersonWithBooks } from '../../src/testing/random-person'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const BOOKS = cases(15)
const TIMEOUT = 60_000 + BOOKS * 5000

test(
  'whatever a person does, the exported books balance and pass the checks of the programs that are installed',
  async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (performed) => {
        setting.server.clock.date = '2026-03-10'
        const person = await newPersonWithBooks(setting)
        await performAll(setting, person, performed)
        const { entries } = await person.answer(exportData)
        const { net_worth } = await person.answer(getDashboard)
        for (const format of ['hledger', 'beancount'] as const) {
          const text = await (await downloadLedger(person, format)).text()
          if (isCheckable(format)) expect(await ledgerErrors(format, text)).toBeNull()
          const { transactions } = readLedger(format, text)
          const ids = transactions.flatMap(({ id }) => (id === '' ? [] : [id]))
          expect(new Set(ids)).toEqual(new Set(entries.map(({ id }) => id)))
          const postings = transactions.flatMap((one) => one.postings)
          const total = (pattern: RegExp) =>
            postings.reduce((sum, { account, amount }) => (pattern.test(account) ? sum + amount : sum), 0n)
          expect(total(/^/)).toBe(0n)
          expect(total(/^(Assets|Liabilities):/)).toBe(toMinor(net_worth))
        }
      }),
      { numRuns: BOOKS },
    )
  },
  TIMEOUT,
)
