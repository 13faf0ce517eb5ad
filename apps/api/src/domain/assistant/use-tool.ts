import type { DraftReason } from '@solvent/contracts'
import { moneyFormat } from '@solvent/money'
import type { StepRow } from '../../storage/tables/steps-table'
import type { Services } from '../services'
import type { ToolCall } from './ask-model'
import type { Evidence } from './evidence'
import { type ReadTool, readTools } from './read-tools'
import { saveOrDraft } from './save-or-draft'
import { type OnStep, timedStep } from './timed-step'
import { parseArguments } from './tool-arguments'
import { problemsOf, resultOrRefusal, shortened } from './tool-results'
import type { TurnSetting } from './turn-setting'
import type { TurnWork } from './turn-work'
import { type WriteTool, writeTools } from './write-tools'

/** Their results repeat the model's own input, so they are no evidence for what it saves. */
const ECHOING_TOOLS: readonly string[] = [
  'calculate',
  'project',
  'check_offer',
] satisfies (keyof typeof readTools)[]

const reads: Readonly<Record<string, ReadTool>> = readTools
const writes: Readonly<Record<string, WriteTool>> = writeTools

/** The context of a tool call. */
export interface ToolUse {
  services: Services
  userId: string
  work: TurnWork
  setting: TurnSetting
  /** Why everything saved now has to be confirmed, or null. */
  reason: DraftReason | null
  onStep: OnStep
}

export function isWriteTool(name: string): boolean {
  return Object.hasOwn(writes, name)
}

/** Runs a tool for the model. Returns the step, whose result the model gets, or an error instead of a step. */
export async function useTool(use: ToolUse, call: ToolCall): Promise<StepRow | { error: string }> {
  const write = Object.hasOwn(writes, call.name) ? writes[call.name] : undefined
  if (write) return proposeWith(use, write, call)
  const read = Object.hasOwn(reads, call.name) ? reads[call.name] : undefined
  if (read) return readWith(use, read, call)
  return {
    error: `There is no tool ${call.name.slice(0, 50)}. Use one of the given tools, or answer in words.`,
  }
}

async function readWith(
  { services, userId, work, onStep }: ToolUse,
  { schema, labels, read }: ReadTool,
  { name, input }: ToolCall,
): Promise<StepRow | { error: string }> {
  const args = parseArguments(schema, input)
  if (!args.success) return { error: problemsOf(args.error) }
  const [now, done] = labels
  const run = async () => {
    // Parsed by the tool's own schema.
    const result = await resultOrRefusal(() => read(services, userId, args.data as never))
    return work.step({ tool: name, arguments: JSON.stringify(args.data) }, async () => ({
      result: shortened(JSON.stringify(result)),
      label: done,
      cards: [],
    }))
  }
  return timedStep(onStep, now, run, ({ label }) => label)
}

async function proposeWith(
  { userId, work, setting, reason, onStep }: ToolUse,
  { schema, resolve }: WriteTool,
  { name, input }: ToolCall,
): Promise<StepRow | { error: string }> {
  const args = parseArguments(schema, input)
  if (!args.success) return { error: problemsOf(args.error) }
  const { message } = work.turn
  // Parsed by the tool's own schema.
  const resolved = resolve(args.data as never, { ...setting, message })
  if ('error' in resolved) return resolved
  const read = work.steps.filter(({ tool }) => !ECHOING_TOOLS.includes(tool))
  const evidence: Evidence = { ...setting, message, results: resultsOf(read) }
  const stepCall = { tool: name, arguments: JSON.stringify(args.data) }
  const money = moneyFormat(setting.pageCurrency)
  const save = () => saveOrDraft(work, userId, stepCall, { ...resolved, reason, money }, evidence)
  return timedStep(onStep, 'Saving...', save, ({ label }) => label)
}

/** The results of the tools. */
export function resultsOf(steps: readonly StepRow[]): unknown[] {
  return steps.map(({ result }) => {
    try {
      return JSON.parse(result)
    } catch {
      // A shortened result is not JSON any more, but still has figures.
      return result
    }
  })
}
