import { leftOut } from './excluded-scenarios'
import type { PlannedRow, Result } from './record-result'

const HEAD = `# Reliability

What was done to Solvent, and what came of it. This page is written by the runs themselves
(\`npm run test:crash -- --record\` and so on); a test compares it with their figures. Each command takes \`--short\`
(a few rounds; some rows run so at every change), \`--only F1,F5\`, \`--engine embedded\` and \`--rounds N\`.

"Embedded" is PGlite with its guards, "postgres" a PostgreSQL server of this machine with its own defaults. A row that
is not reached says so, a row without a figure is not run yet, and "5 of 50" rounds is less than its goal asks for. A row
that no command runs stands at the end with the reason. Rows called "control" show that a
test finds what it looks for: with a guard taken away it must fail.
`
const NOT_RUN = '**Not run yet**'

/** The page docs/reliability.md: every row of every command, with its figure where there is one. */
export function renderReport(planned: readonly PlannedRow[], figures: readonly Result[]): string {
  const commands = [...new Set(planned.map(({ command }) => command))]
  const parts = commands.map((command) =>
    table(
      command,
      planned.filter((one) => one.command === command).map((row) => line(row, figures)),
    ),
  )
  return `${[HEAD, ...parts, omitted()].join('\n')}`
}

function table(command: string, rows: readonly string[]): string {
  return [
    `## \`${command}\``,
    '',
    '| row | engine | test | to reach | seen | rounds | when, where |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function line(row: PlannedRow, figures: readonly Result[]): string {
  const { id, engine, rounds } = row
  const found = figures.find((one) => one.id === id && one.engine === engine)
  const { test, goal } = found ?? row
  const seen = found ? [figure(found), ofAll(found.rounds, rounds), found.seen ?? ''] : [NOT_RUN, '', '']
  return `| ${[id, engine, test, goal, ...seen].map(escaped).join(' | ')} |`
}

function figure({ figure: seen, reached }: Result): string {
  return reached ? seen : `**Not reached:** ${seen}`
}

/** A run that was cut short says so. */
function ofAll(rounds: number, all: number): string {
  return rounds < all ? `${rounds} of ${all}` : String(rounds)
}

function omitted(): string {
  const rows = leftOut.map(({ id, test, why }) => `| ${[id, test, why].map(escaped).join(' | ')} |`)
  return ['## Left out', '', '| row | test | why |', '| --- | --- | --- |', ...rows, ''].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
