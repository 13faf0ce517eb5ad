import { leftOut } from '../left-out'
import type { Result } from './report'

const HEAD = `# Reliability

What was done to Solvent, and what came of it. This page is written by the runs themselves
(\`npm run test:crash -- --record\` and so on); a test compares it with their figures. Each command takes \`--short\`
(a few rounds, as at every change), \`--only F1,F5\`, \`--engine embedded\` and \`--rounds N\`.

"Embedded" is PGlite with its guards, "postgres" a PostgreSQL server of this machine with its own defaults. A row that
is not reached says so; a row that is left out stands at the end with the reason. Rows called "control" show that a
test finds what it looks for: with a guard taken away it must fail.
`

/** The page docs/reliability.md, made of the figures alone. */
export function renderReport(figures: readonly Result[]): string {
  const commands = [...new Set(figures.map(({ command }) => command))]
  const parts = commands.map((command) =>
    table(
      command,
      figures.filter((one) => one.command === command),
    ),
  )
  return `${[HEAD, ...parts, omitted()].join('\n')}`
}

function table(command: string, figures: readonly Result[]): string {
  const rows = figures.map((one) => {
    const cells = [one.id, one.engine, one.test, one.goal, figure(one), String(one.rounds), one.seen ?? '']
    return `| ${cells.map(escaped).join(' | ')} |`
  })
  return [
    `## \`${command}\``,
    '',
    '| row | engine | test | to reach | seen | rounds | when, where |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function figure({ figure: seen, reached }: Result): string {
  return reached ? seen : `**Not reached:** ${seen}`
}

function omitted(): string {
  const rows = leftOut.map(({ id, test, why }) => `| ${[id, test, why].map(escaped).join(' | ')} |`)
  return ['## Left out', '', '| row | test | why |', '| --- | --- | --- |', ...rows, ''].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
