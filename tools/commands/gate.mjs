// @ts-check
// Everything that must pass before a change lands. Stops at the first stage that fails.
import { runNpm } from '../run/npm.mjs'
import { runStages } from '../run/stages.mjs'

/** How many seconds the installation before the stages took. */
const setUp = process.env.SETUP_SECONDS

export function run() {
  return runStages(
    [
      { name: 'Lint, types and tests (npm test)', run: () => runNpm(['test']) },
      {
        name: 'Connection pooler (npm run test:pooler)',
        run: () => runNpm(['run', 'test:pooler', '--', 'src/storage/postgres/pooler']),
      },
      { name: 'Page weights (npm run budget)', run: () => runNpm(['run', 'budget']) },
      { name: 'Browser journeys (npm run e2e)', run: () => runNpm(['run', 'e2e']) },
    ],
    {
      isPatient: false,
      before: setUp === undefined ? [] : [{ name: 'Installation', seconds: Number(setUp) }],
    },
  )
}
