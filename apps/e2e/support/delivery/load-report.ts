import type { Page } from '@playwright/test'
import { expect } from '../test'
import type { BlastCase } from './blast-cases'
import { isNetworkFault, type NetworkFault } from './faults'
import type { CodeFault } from './releases'

/** The failure of an attempt, as far as journeys read it. */
interface ReportedFailure {
  phase: string
  failure: { cause: string; script: string | null } | null
}

/** The load report of the panel, as far as journeys read it. */
interface LoadReport {
  registryFailure: { phase: string; cause: string } | null
  remotes: { remote: string; state: string; attempts: ReportedFailure[] }[]
}

/** The query that opens the panel of remotes. */
export const PANEL = '?mfe=debug'

function panelOf(page: Page) {
  return page.getByRole('complementary', { name: 'Remotes of this page' })
}

/** Opens the load report in the panel of remotes. */
export async function openReport(page: Page): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Load report (JSON)' }).click()
}

/** The text of the open load report. */
export async function reportText(page: Page): Promise<string> {
  return (await panelOf(page).locator('pre').textContent()) ?? ''
}

async function readReport(page: Page): Promise<LoadReport> {
  return JSON.parse(await reportText(page))
}

/** The failures of a remote in the open load report, oldest first. */
async function failuresOf(page: Page, remote: string): Promise<ReportedFailure[]> {
  const { remotes } = await readReport(page)
  const attempts = remotes.find((row) => row.remote === remote)?.attempts ?? []
  return attempts.filter(({ failure }) => failure !== null)
}

/** The state of a remote in the open load report. */
export async function stateOf(page: Page, remote: string): Promise<string | undefined> {
  const { remotes } = await readReport(page)
  return remotes.find((row) => row.remote === remote)?.state
}

type Expected = readonly [phase: string, cause: RegExp]

const SCRIPT_CAUSES: Record<NetworkFault, RegExp> = {
  'connection refused': /could not be loaded/,
  reset: /could not be loaded/,
  '503': /answered 503/,
  '404': /answered 404/,
  HTML: /is not what was released/,
  'wrong JSON': /is not what was released/,
  hang: /timed out/i,
  'stall in the middle': /timed out/i,
  '8 s slow': /timed out/i,
  'flipped byte': /is not what was released/,
}

const REGISTRY_CAUSES: Record<NetworkFault, RegExp> = {
  ...SCRIPT_CAUSES,
  HTML: /is not valid JSON/,
  'wrong JSON': /Invalid registry/,
  'flipped byte': /is not valid JSON/,
}

const CODE_FAILURES: Record<CodeFault, Partial<Record<BlastCase['part'], Expected>>> = {
  'missing expose': {
    entry: ['modules', /does not exist in container/],
    'exposed chunk': ['modules', /reading 'call'|is not a function/],
  },
  'other contract': { contract: ['modules', /does not implement version 1 of the remote contract/] },
  'throws at load': {
    entry: ['container', /did not start/],
    contract: ['modules', /^Error at __federation_expose_contract\.\w+\.js:\d+:\d+$/],
    'exposed chunk': ['modules', /^Error at __federation_expose_\w+\.\w+\.js:\d+:\d+$/],
    'lazy chunk': ['lazy part', /http\S+\.js threw Error at \d+:\d+$/],
  },
  'module throws at load': { 'lazy chunk': ['lazy part', /http\S+\.js threw Error at \d+:\d+$/] },
  'throws at render': {
    'exposed chunk': ['component', /^Error at __federation_expose_\w+\.\w+\.js:\d+:\d+$/],
    'lazy chunk': ['component', /^Error at \S+\.js:\d+:\d+$/],
  },
}

/** The phase and the cause that the report must give for a case. */
function expectedFailure({ part, fault }: BlastCase): Expected {
  // The files of the release are gone.
  if (part === 'manifest') return ['scripts', /answered 404/]
  if (isNetworkFault(fault)) return [part === 'lazy chunk' ? 'lazy part' : 'scripts', SCRIPT_CAUSES[fault]]
  const expected = CODE_FAILURES[fault][part]
  if (!expected) throw new Error(`Nothing is expected of ${part} with ${fault}`)
  return expected
}

/** Expects that the open load report names the remote, the phase and the cause of a case. */
export async function expectReported(page: Page, blast: BlastCase): Promise<void> {
  const [phase, cause] = expectedFailure(blast)
  await expect
    .poll(async () => (await failuresOf(page, blast.remote.name))[0], { timeout: 5_000 })
    .toMatchObject({ phase, failure: { cause: expect.stringMatching(cause) } })
}

/** Expects that the open load report gives the cause of a registry that cannot be refreshed. */
export async function expectRegistryFailure(page: Page, fault: BlastCase['fault']): Promise<void> {
  if (!isNetworkFault(fault)) return
  await expect
    .poll(async () => (await readReport(page)).registryFailure, { timeout: 8_000 })
    .toEqual({ phase: 'registry', cause: expect.stringMatching(REGISTRY_CAUSES[fault]) })
}
