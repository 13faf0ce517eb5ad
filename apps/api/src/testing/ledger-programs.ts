import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The programs that check a format, with their arguments before the file. */
const LEDGER_PROGRAMS = {
  hledger: { program: 'hledger', args: ['check', '--strict', 'ordereddates', '-f'] },
  beancount: { program: 'bean-check', args: [] },
} as const
export type CheckedFormat = keyof typeof LEDGER_PROGRAMS

/** Whether the program of a format is installed. Debian: apt-get install hledger beancount. */
export function isCheckable(format: CheckedFormat): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.some((folder) => existsSync(join(folder, LEDGER_PROGRAMS[format].program)))
}

/** What the program of a format says about a text; null if it finds no error. */
export async function ledgerErrors(format: CheckedFormat, text: string): Promise<string | null> {
  const { program, args } = LEDGER_PROGRAMS[format]
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  const file = join(folder, format === 'hledger' ? 'books.journal' : 'books.beancount')
  try {
    await writeFile(file, text)
    return await new Promise((resolve) => {
      const env = { ...process.env, LC_ALL: 'C.UTF-8', BEANCOUNT_DISABLE_LOAD_CACHE: '1' }
      execFile(program, [...args, file], { env, timeout: 20_000 }, (error, stdout, stderr) =>
        resolve(error ? `${stdout}${stderr}` || error.message : null),
      )
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
