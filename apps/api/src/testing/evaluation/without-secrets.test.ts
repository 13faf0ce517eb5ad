// Engines: none
import { withoutSecrets } from './without-secrets'

const KEY = 'csk-canary-1234567890'

function line(delta: unknown): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}`
}

test.each([
  ['as it is', `Incorrect API key provided: ${KEY}.`],
  ['in an error', JSON.stringify({ error: { message: `The key ${KEY} is wrong` } }, null, 2)],
  ['as a field', JSON.stringify({ headers: { authorization: `Bearer ${KEY}` } })],
  ['in Base64', `{"debug": "${Buffer.from(KEY).toString('base64')}"}`],
  ['as a name', `{"${KEY}": true}`],
  ['in an unreadable line', `data: {"broken": "${KEY}`],
])('takes the key out of a response: %s', (_, body) => {
  const rest = withoutSecrets(body, KEY)
  expect(rest).toContain('****')
  expect(rest).not.toContain(KEY)
  expect(rest).not.toContain(Buffer.from(KEY).toString('base64'))
})

test('takes out a key that is streamed in pieces, and keeps the rest of the stream', () => {
  const [first, second] = [KEY.slice(0, 9), KEY.slice(9)]
  const call = (args: string, index: number) => ({ tool_calls: [{ index, function: { arguments: args } }] })
  const body = [
    line({ content: `Yes: ${first}` }),
    line(call(`{"note": "${first}`, 0)),
    line(call('{}', 1)),
    line({ content: `${second}, really` }),
    line(call(`${second}"}`, 0)),
    'data: [DONE]',
  ]
  const expected = [
    line({ content: 'Yes: *********' }),
    line(call('{"note": "*********', 0)),
    line(call('{}', 1)),
    line({ content: '************, really' }),
    line(call('************"}', 0)),
    'data: [DONE]',
  ]
  expect(withoutSecrets(body.join('\n\n'), KEY)).toBe(expected.join('\n\n'))
})

test.each([
  ['Authorization: Bearer eyJhbGciOiJIUzI1', `Authorization: ${'*'.repeat(23)}`],
  ['with Bearer eyJhbGciOiJIUzI1 today', `with Bearer ${'*'.repeat(16)} today`],
  ['provided: sk-proj-****abcd.', 'provided: *****************'],
  ['{"api_key": "another"}', '{"api_key":"*******"}'],
  ['{"headers": {"Set-Cookie": "a=b"}}', '{"headers":{"Set-Cookie":"***"}}'],
])('takes out what looks like an authorization: %s', (body, expected) => {
  expect(withoutSecrets(body, KEY)).toBe(expected)
})

test.each([
  'The basic necessities cost 40 for a task-oriented, risk-adjusted week.',
  `data: {"id": "1", "choices": [ {"delta": {"content": "bearer bonds"}} ], "usage": {"total_tokens": 5}}`,
])('leaves other text as it is: %s', (body) => {
  expect(withoutSecrets(body, KEY)).toBe(body)
})

test('a short key is a placeholder, and stays', () => {
  expect(withoutSecrets('data: {"content": "the data"}', 'data')).toBe('data: {"content": "the data"}')
})
