import { excludedScenarios } from './excluded-scenarios'
import type { PlannedScenario, Result } from './result'

const HEAD = `# Reliability

What was done to Solvent, and what came of it. This page is written by the runs themselves
(\`npm run test:crash -- --record\` and so on); a test compares it with their figures. Each command takes \`--short\`
(a few rounds; some scenarios run so at every change), \`--only F1,F5\`, \`--engine embedded\` and \`--rounds N\`.

"Embedded" is PGlite with its guards, "postgres" a PostgreSQL server of this machine with its own defaults. A
scenario that is not reached says so, one without a figure is not run yet, and "5 of 50" rounds is less than its goal
asks for. A scenario that no command runs stands at the end with the reason. Scenarios called "control" show that a test
finds what it looks for: with a guard taken away it must fail. "Load 0.1 before" counts the processes that wanted to run in
the minute before a run; one without it ran before that was noted.
`
const NOT_RUN = '**Not run yet**'

/** Renders docs/reliability.md: all scenarios of all commands, with their figures if there are any. */
export function renderReport(planned: readonly PlannedScenario[], figures: readonly Result[]): string {
  const commands = [...new Set(planned.map(({ command }) => command))]
  const parts = commands.map((command) =>
    table(
      command,
      planned.filter((one) => one.command === command).map((scenario) => line(scenario, figures)),
    ),
  )
  return `${[HEAD, ...parts, excluded()].join('\n')}`
}

function table(command: string, lines: readonly string[]): string {
  return [
    `## \`${command}\``,
    '',
    '| scenario | engine | test | to reach | seen | rounds | when, where |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}

function line(scenario: PlannedScenario, figures: readonly Result[]): string {
  const { id, engine, rounds } = scenario
  const found = figures.find((one) => one.id === id && one.engine === engine)
  const { test, goal } = found ?? scenario
  const seen = found ? [figure(found), toRounds(found.rounds, rounds), found.seen ?? ''] : [NOT_RUN, '', '']
  return `| ${[id, engine, test, goal, ...seen].map(toCell).join(' | ')} |`
}

function figure({ figure: seen, reached }: Result): string {
  return reached ? seen : `**Not reached:** ${seen}`
}

/** Formats the number of rounds, as "5 of 50" if there were fewer than planned. */
function toRounds(rounds: number, all: number): string {
  return rounds < all ? `${rounds} of ${all}` : String(rounds)
}

function excluded(): string {
  const lines = excludedScenarios.map(({ id, test, why }) => `| ${[id, test, why].map(toCell).join(' | ')} |`)
  return ['## Left out', '', '| scenario | test | why |', '| --- | --- | --- |', ...lines, ''].join('\n')
}

function toCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
