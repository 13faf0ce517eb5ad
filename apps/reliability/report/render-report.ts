import { excludedScenarios } from './excluded-scenarios'
import { promises } from './promises'
import type { PlannedScenario, Result } from './result'
import { unreachedGoals } from './unreached-goals'

const HEAD = `# Reliability

What you can rely on, and the scenarios that test it.
`
const SCENARIOS = `## How to read the scenarios

The runs write this page themselves (\`npm run test:crash -- --record\` and so on), and a test compares it with their
figures. Each command takes \`--short\` (a few rounds), \`--only F1,F5\`, \`--engine embedded\` and \`--rounds N\`.

"Embedded" is PGlite with its guards, "postgres" a local PostgreSQL server with default settings. "Not reached" marks a
goal that was missed, and "5 of 50" rounds is fewer than the goal requires. A "control" removes a guard and must fail,
which shows that the test can find the fault. "Load 0.1 before" is the load average of the minute before the run; older
runs do not have it. The last tables say why goals are not reached, and what is tested elsewhere.
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
  return [HEAD, promised(figures), SCENARIOS, ...parts, unreached(), excluded()].join('\n')
}

function promised(figures: readonly Result[]): string {
  const lines = promises.map(({ promise, scenario }) => {
    const found = figures.find(({ id }) => id === scenario)
    return `| ${[promise, found ? figure(found) : NOT_RUN, scenario].map(toCell).join(' | ')} |`
  })
  return ['| promise | last figure | scenario |', '| --- | --- | --- |', ...lines, ''].join('\n')
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

function unreached(): string {
  const rows = unreachedGoals.map(({ scenario, engine, why }) => [`${scenario}, ${engine}`, why])
  return closing('Goals not reached', ['scenario', 'why'], rows)
}

function excluded(): string {
  const rows = excludedScenarios.map(({ id, test, why }) => [id, test, why])
  return closing('Tested elsewhere', ['scenario', 'test', 'why'], rows)
}

function closing(title: string, columns: readonly string[], rows: readonly string[][]): string {
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => cells.map(toCell).join(' | '))
  return [`## ${title}`, '', ...lines.map((cells) => `| ${cells} |`), ''].join('\n')
}

function toCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
