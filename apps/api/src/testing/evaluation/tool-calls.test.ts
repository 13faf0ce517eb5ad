// Engines: none
import { hasArguments, toolCallsOf } from './tool-calls'

function line(calls: unknown): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: calls } }] })}\n\n`
}

test('assembles tool calls from streamed fragments', () => {
  const stream = [
    'data: {"choices":[{"delta":{"content":"Sure."}}]}\n\n',
    line([{ index: 0, function: { name: 'record_expense', arguments: '{"amo' } }]),
    line([{ index: 1, function: { name: 'get_plan', arguments: '{}' } }]),
    line([{ index: 0, function: { arguments: 'unt": 12.5}' } }]),
    'data: [DONE]\n\n',
  ].join('')
  expect(toolCallsOf(stream)).toEqual([
    { tool: 'record_expense', args: { amount: 12.5 }, isText: false },
    { tool: 'get_plan', args: {}, isText: false },
  ])
})

test('finds a tool call in the text only if there are no others', () => {
  const text =
    'data: {"choices":[{"delta":{"content":"<tool_call>{\\"name\\": \\"get_plan\\", \\"argu"}}]}\n\n'
  const rest = 'data: {"choices":[{"delta":{"content":"ments\\": {}}</tool_call>"}}]}\n\n'
  expect(toolCallsOf(text + rest)).toEqual([{ tool: 'get_plan', args: {}, isText: true }])
  const call = line([{ index: 0, function: { name: 'project', arguments: '{}' } }])
  expect(toolCallsOf(text + rest + call)).toEqual([{ tool: 'project', args: {}, isText: false }])
})

test('finds no tool calls in plain text or invalid responses', () => {
  expect(toolCallsOf('data: {"choices":[{"delta":{"content":"Hello"}}]}\n\n')).toEqual([])
  expect(toolCallsOf('<html>\n{"choices": 3}')).toEqual([])
})

test.each([
  [{ amount: '12.50', account: 'cash', note: 'lunch' }, { amount: 12.5, account: 'Cash' }, true],
  [{ amount: '$1,200' }, { amount: 1200 }, true],
  [{ expression: '4 * 3' }, { expression: '3 * 4' }, true],
  [{}, {}, true],
  [{ amount: 12 }, { amount: 12.5 }, false],
  [{ amount: '' }, { amount: 0 }, false],
  [{}, { amount: 12.5 }, false],
  [{ date: null }, { date: '2026-03-09' }, false],
])('%j has the arguments %j: %j', (args, expected, has) => {
  expect(hasArguments({ args }, expected)).toBe(has)
})
