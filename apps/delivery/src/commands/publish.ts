import { WITHDRAWN_FLAG } from '../checks/withdrawn'
import type { Command } from '../command'
import { findBuild } from '../publishing/find-build'
import { readOrigins } from '../publishing/origins'
import type { Options } from '../publishing/plan'
import { type Published, publishBuild } from '../publishing/publish-build'
import { readPercent } from './percent'

export const publish: Command = {
  usage:
    '<folder or app> ... [--origin https://...] [--canary PERCENT] [--first] [--changed] [--withdrawn] [--no-try-on]',
  description: `releases builds to everybody, or to some, after they ran in the recorded shells in a browser;
      --first leaves out remotes that have a release, --changed builds that were published last, whatever became of them;
      --no-try-on leaves out the browser`,
  flags: {
    origin: { type: 'string', multiple: true },
    canary: { type: 'string' },
    first: { type: 'boolean' },
    changed: { type: 'boolean' },
    'no-try-on': { type: 'boolean' },
    ...WITHDRAWN_FLAG,
  },
  argumentCount: [1, 100],
  async run(context, call) {
    const { positionals, flags } = call
    const options: Options = {
      origins: readOrigins(Array.isArray(flags.origin) ? flags.origin : []),
      percent: typeof flags.canary === 'string' ? readPercent(flags.canary) : undefined,
      isFirstOnly: flags.first === true,
      isChangedOnly: flags.changed === true,
      isTriedOn: flags['no-try-on'] !== true,
    }
    const folders = positionals.map(findBuild)
    const published: Published[] = []
    for (const folder of folders) published.push(await publishBuild(context, folder, options, call))
    return { text: published.flatMap(formatPublished).join('\n'), data: { published } }
  },
}

function formatPublished(published: Published): string[] {
  const { name, version, revision, changed, warnings, triedOn, notTriedOn } = published
  const done = changed ? `is released by revision ${revision}` : `changes nothing; revision ${revision} stays`
  const shells = triedOn.map(({ shell, by }) => `${shell} (${by})`).join(', ')
  return [
    `${name} ${version} ${done}.`,
    ...(shells ? [`  Tried on in the shell ${shells}.`] : []),
    ...triedOn.flatMap(({ shell, problems }) =>
      problems.map((problem) => `  Note: In the shell ${shell} its page logged: ${problem}`),
    ),
    ...(changed && notTriedOn ? [`  ${notTriedOn}`] : []),
    ...warnings.map((warning) => `  Note: ${warning}`),
  ]
}
