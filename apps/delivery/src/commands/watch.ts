import { setTimeout as pause } from 'node:timers/promises'
import { withdrawChange } from '../checks/withdrawn'
import type { Call, Command } from '../command'
import { messageOf, UsageError } from '../failure'
import { withoutCanary } from '../rows'
import { type Context, changeRegistry } from '../store/change'
import { platformKey } from '../store/keys'
import { history, rowsOf } from '../store/revisions'
import { Increase } from '../watch/increase'
import { readServers } from '../watch/read-servers'
import { type Rule, verdict } from '../watch/verdict'

/** A withdrawn canary, with the reason. */
interface Withdrawn {
  name: string
  version: string
  why: string
  revision: number
}

export const watch: Command = {
  usage: '--metrics <URL> ... [--min-loads 20] [--worse-by 2] [--every 10s] [--for 10m | --once]',
  description: 'withdraws a canary that fails more often than what the others have',
  flags: {
    metrics: { type: 'string', multiple: true },
    'min-loads': { type: 'string' },
    'worse-by': { type: 'string' },
    every: { type: 'string' },
    for: { type: 'string' },
    once: { type: 'boolean' },
  },
  argumentCount: [0, 0],
  async run(context, call) {
    const { flags } = call
    const urls = readUrls(flags.metrics)
    const rule: Rule = {
      minLoads: readNumber('min-loads', flags['min-loads'] ?? '20'),
      worseBy: readNumber('worse-by', flags['worse-by'] ?? '2'),
    }
    const every = readTime('every', flags.every ?? '10s')
    const isOnce = flags.once === true
    const until = isOnce
      ? 0
      : Date.now() + (flags.for ? readTime('for', flags.for) : Number.POSITIVE_INFINITY)
    const increase = new Increase(isOnce)
    const withdrawn: Withdrawn[] = []
    for (;;) {
      withdrawn.push(...(await checkCanaries(context, urls, increase, rule, call)))
      if (Date.now() + every > until) break
      await pause(every)
    }
    const text = withdrawn.length === 0 ? 'No canary was withdrawn.' : ''
    return { text, data: { withdrawn }, hasProblems: withdrawn.length > 0 }
  },
}

async function checkCanaries(
  context: Context,
  urls: readonly string[],
  increase: Increase,
  rule: Rule,
  { log }: Call,
): Promise<Withdrawn[]> {
  try {
    increase.add(await readServers(urls))
  } catch (error) {
    log(`The servers' figures cannot be read: ${messageOf(error)}. The watch goes on.`)
    return []
  }
  const withdrawn = await withdrawFailing(context, increase, rule)
  for (const { name, version, why, revision } of withdrawn)
    log(`The canary ${name} ${version} is withdrawn by revision ${revision}: ${why}.`)
  return withdrawn
}

async function withdrawFailing(context: Context, increase: Increase, rule: Rule): Promise<Withdrawn[]> {
  const [current] = history(context.store, platformKey(context.store))
  const withdrawn: Withdrawn[] = []
  for (const [name, { version: stable, canary }] of current ? rowsOf(current.registry) : []) {
    if (!canary) continue
    const { version } = canary.release
    const why = verdict(increase.of(name, version), increase.of(name, stable), rule)
    if (why) withdrawn.push({ name, version, why, revision: await withdraw(context, name, version, why) })
  }
  return withdrawn
}

async function withdraw(context: Context, name: string, version: string, why: string): Promise<number> {
  return changeRegistry(context, ({ remotes }) => {
    const row = rowsOf({ remotes }).get(name)
    // The canary may have ended or been replaced meanwhile.
    if (row?.canary?.release.version !== version) return null
    return {
      change: withdrawChange(name, version, why),
      remotes: { ...remotes, [name]: withoutCanary(row) },
    }
  })
}

function readUrls(words: Call['flags'][string]): readonly string[] {
  const urls = Array.isArray(words) ? words : []
  const wrong = urls.find((url) => !URL.canParse(url) || !/^https?:/.test(url))
  if (urls.length > 0 && wrong === undefined) return urls
  throw new UsageError(
    `Say where the servers' figures are: --metrics http://localhost:3000/metrics${wrong ? `; ${wrong} is no address` : ''}`,
  )
}

function readNumber(flag: string, word: unknown): number {
  const number = Number(word)
  if (typeof word === 'string' && /^\d{1,6}(\.\d{1,3})?$/.test(word) && number > 0) return number
  throw new UsageError(`--${flag} ${word} is not a number above 0.`)
}

function readTime(flag: string, word: unknown): number {
  const [, number = '', unit = ''] = /^(\d{1,5})(s|m|h)$/.exec(String(word)) ?? []
  const seconds = { s: 1, m: 60, h: 3600 }[unit]
  if (seconds && Number(number) > 0) return Number(number) * seconds * 1000
  throw new UsageError(`--${flag} ${word} is not a time: write it like 10s, 5m or 1h.`)
}
