import type { Phrase } from '@solvent/api-testing/phrases'
import { hasArguments, type ToolCall } from './tool-calls'

/** What came of a phrase. */
export interface Result {
  phrase: Phrase
  /**
   * - `read`: Solvent itself read the entry, and no request reached the model
   * - `answered`: Solvent itself answered in words, and no request reached the model
   * - `asked`: a request reached the model
   * - `failed`: the message failed before a request reached the model
   */
  way: 'read' | 'answered' | 'asked' | 'failed'
  /** Of the model: the call of the expected tool if there is one, else the first call. */
  call: ToolCall | undefined
  /** Of Solvent itself: the kind of the entry. */
  kind: string | undefined
  /** Why there was no reply; null if there was one. */
  failure: string | null
}

function isExpectedTool({ phrase, way, call, kind }: Result): boolean {
  return (way === 'asked' ? call?.tool : kind) === phrase.tool
}

function isExpectedCall(result: Result): boolean {
  return isExpectedTool(result) && result.call !== undefined && hasArguments(result.call, result.phrase.args)
}

export function toRow(result: Result): string {
  const { phrase } = result
  const lines = [`${markOf(result)}  ${phrase.say}`, `        expected  ${written(phrase)}`]
  const isRight = result.way === 'asked' ? isExpectedCall(result) : isExpectedTool(result)
  if (!isRight) lines.push(`        actual    ${actualOf(result)}`)
  return lines.join('\n')
}

function markOf(result: Result): string {
  if (result.way === 'failed') return '-   '
  if (result.way !== 'asked') return result.way === 'read' ? 'read' : 'own '
  return isExpectedCall(result) ? 'yes ' : isExpectedTool(result) ? 'tool' : 'no  '
}

function actualOf({ way, call, kind, failure }: Result): string {
  if (failure !== null) return failure
  if (way === 'asked') return call ? written(call) : 'words only'
  return kind ?? 'answered in words, without the model'
}

function written({ tool, args }: { tool: string; args: object }): string {
  return `${tool} ${JSON.stringify(args)}`
}

/** The totals: of the model, only the phrases that reached it count. */
export function toTotals(results: readonly Result[]): string {
  const all = results.length
  const of = (way: Result['way']) => results.filter((result) => result.way === way)
  const [read, asked, answered, failed] = [
    of('read'),
    of('asked'),
    of('answered').length,
    of('failed').length,
  ]
  const asText = asked.filter((result) => isExpectedTool(result) && result.call?.isText).length
  const [tools, calls] = [asked.filter(isExpectedTool).length, asked.filter(isExpectedCall).length]
  const lines = [
    `Read without the model: ${read.length} of ${all}. As the expected entry: ${read.filter(isExpectedTool).length} of ${read.length}.`,
    `Sent to the model: ${asked.length} of ${all}. The expected tool: ${tools} of ${asked.length}. With the expected arguments: ${calls} of ${asked.length}.`,
  ]
  if (answered > 0) lines.push(`Answered in words without the model: ${answered} of ${all}.`)
  if (asText > 0) lines.push(`Calls that the model wrote as text, and Solvent read: ${asText}.`)
  if (failed > 0) lines.push(`Failed before the model was asked: ${failed} of ${all}.`)
  return lines.join('\n')
}
