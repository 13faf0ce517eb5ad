// Engines: both (dates and upserts)
import { execFileSync, spawnSync } from 'node:child_process'
import { bonus, carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import type { BodyOf } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import ICAL from 'ical.js'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** An event as a calendar program reads it. */
interface CalendarEvent {
  uid: string
  summary: string
  on: string
  sequence: number
  status: string
  alarms: number
}

async function newToken(person: Person, scope: 'calendar' | 'manage' = 'calendar') {
  return person.answer(contracts.createApiToken, {
    body: { name: 'Calendar', scope, expires_in_days: null, password: PASSWORD },
  })
}

function get(token: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${setting.server.url}/api/calendar.ics?token=${token}`, { headers })
}

async function read(token: string): Promise<string> {
  const response = await get(token)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  return response.text()
}

function byIcalJs(text: string): CalendarEvent[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.map((component) => {
    const event = new ICAL.Event(component)
    expect(event.startDate.isDate).toBe(true)
    return {
      uid: event.uid,
      summary: event.summary,
      on: event.startDate.toString(),
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      alarms: component.getAllSubcomponents('valarm').length,
    }
  })
}

const PROGRAM = `
import icalendar, json, sys
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
print(json.dumps([{
  'uid': str(event['uid']), 'summary': str(event['summary']), 'on': event.decoded('dtstart').isoformat(),
  'sequence': int(event['sequence']), 'status': str(event['status']),
  'alarms': len([part for part in event.walk('VALARM')]),
} for event in calendar.walk('VEVENT')]))
`

const PYTHON = ['/usr/bin/python3', 'python3'].find(
  (python) => spawnSync(python, ['-c', 'import icalendar']).status === 0,
)
if (!PYTHON)
  process.stderr.write('Skipped: python3-icalendar, the second reader of calendars, is not installed.\n')

function byPython(text: string): CalendarEvent[] {
  // The contents of a program's own output.
  return PYTHON
    ? JSON.parse(execFileSync(PYTHON, ['-c', PROGRAM], { input: text, encoding: 'utf8' }))
    : byIcalJs(text)
}

/** The events, on which both readers agree. */
async function eventsOf(token: string): Promise<CalendarEvent[]> {
  const text = await read(token)
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  const events = byIcalJs(text)
  expect(byPython(text)).toEqual(events)
  return events
}

async function indebted(loan: Partial<BodyOf<typeof contracts.addLiability>> = {}) {
  const person = await setting.newPerson()
  await person.answer(contracts.addAsset, { body: cash(5000) })
  const debt = await person.answer(contracts.addLiability, { body: carLoan(loan) })
  const { token, id } = await newToken(person)
  return { person, debt, token, tokenId: id }
}

function duesOf(events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.filter(({ uid }) => uid.startsWith('due-'))
}

test('every due of the next year is a separate all-day event with its amount, a link and an alarm', async () => {
  const { person, token, debt } = await indebted({ description: 'Blue, van; 50% \\ "old"' })
  const events = duesOf(await eventsOf(token))
  const { payments } = await person.answer(contracts.getSchedule, { params: debt })
  expect(events.map(({ on }) => on)).toEqual(payments.map(({ due_date }) => due_date))
  expect(events[0]).toMatchObject({
    summary: 'Blue, van; 50% \\ "old": $100.00 due',
    sequence: 0,
    status: 'CONFIRMED',
    alarms: 1,
  })
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(12)
  expect((await read(token)).replaceAll('\r\n ', '')).toContain(`${setting.server.url}/liabilities`)
})

test.each([
  ['the end of a month', '2026-03-10', { due_date: '2026-03-31' }, ['03-31', '04-30', '05-31', '06-30']],
  ['a leap day', '2028-01-20', { due_date: '2028-01-31' }, ['01-31', '02-29', '03-31', '04-30']],
  [
    'February of another year',
    '2027-01-20',
    { due_date: '2027-01-29' },
    ['01-29', '02-28', '03-29', '04-29'],
  ],
  [
    'a change of the clocks, weekly',
    '2026-03-20',
    { due_date: '2026-03-22', frequency: 'weekly' as const },
    ['03-22', '03-29', '04-05', '04-12'],
  ],
  [
    'the end of a year, every two weeks',
    '2026-12-10',
    { due_date: '2026-12-19', frequency: 'biweekly' as const },
    ['12-19', '01-02', '01-16', '01-30'],
  ],
])('dues at %s are on their days', async (_, today, loan, days) => {
  setting.server.clock.date = today
  const { token } = await indebted(loan)
  const events = duesOf(await eventsOf(token))
  expect(events.slice(0, 4).map(({ on }) => on.slice(5))).toEqual(days)
})

test('paydays and expected money are events without an alarm', async () => {
  const { person, token } = await indebted()
  await person.answer(contracts.updateProfile, {
    body: { name: 'A', monthly_income: 2100, currency_preference: 'USD', selected_model: 'm' },
  })
  await person.answer(contracts.savePlanChoice, { body: { pay: { kind: 'monthly', day: 31 } } })
  await person.answer(contracts.addTentativeAsset, { body: bonus({ confidence: 80 }) })
  const others = (await eventsOf(token)).filter(({ uid }) => !uid.startsWith('due-'))
  expect(others.slice(0, 3).map(({ on, summary, alarms }) => [on, summary, alarms])).toEqual([
    ['2026-03-31', 'Payday: $2,100.00', 0],
    ['2026-04-01', 'Expected: Bonus, $500.50', 0],
    ['2026-04-30', 'Payday: $2,100.00', 0],
  ])
})

describe('a calendar that kept the last version', () => {
  test('sees that nothing changed', async () => {
    const { token } = await indebted()
    const first = await get(token)
    const tag = first.headers.get('etag') ?? ''
    const again = await get(token, { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(await read(token)).toBe(await first.text())
  })

  test('moves the dues of a debt whose day changes, and keeps their ids', async () => {
    const { person, debt, token } = await indebted()
    const before = duesOf(await eventsOf(token))
    await person.answer(contracts.updateLiability, {
      params: debt,
      body: newTerms(1200, { due_date: '2026-04-15' }),
    })
    const after = duesOf(await eventsOf(token))
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    expect(after[0]).toMatchObject({ on: '2026-04-15', sequence: 1, status: 'CONFIRMED' })
  })

  test('cancels a due that is paid, and all of a debt that is deleted', async () => {
    const { person, debt, token } = await indebted()
    await eventsOf(token)
    await person.answer(contracts.payLiability, {
      params: debt,
      body: { payment_type: 'installment', payment_account: 'Cash' },
    })
    const paid = duesOf(await eventsOf(token))
    expect(paid.slice(0, 2)).toMatchObject([
      { on: '2026-03-31', status: 'CANCELLED', sequence: 1, alarms: 0 },
      { on: '2026-04-30', status: 'CONFIRMED', sequence: 0 },
    ])
    await person.answer(contracts.deleteLiability, { params: debt })
    const gone = duesOf(await eventsOf(token))
    expect(new Set(gone.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
    expect(gone.map(({ sequence }) => sequence)).toEqual(paid.map(() => 1))
  })

  test('shows a cancelled due again when its payment is undone', async () => {
    const { person, debt, token } = await indebted()
    await eventsOf(token)
    await person.answer(contracts.payLiability, {
      params: debt,
      body: { payment_type: 'installment', payment_account: 'Cash' },
    })
    await eventsOf(token)
    const { entries } = await person.answer(contracts.listEntries)
    await person.answer(contracts.undoEntry, { params: { id: entries[0]?.id ?? '' } })
    expect(duesOf(await eventsOf(token))[0]).toMatchObject({ status: 'CONFIRMED', sequence: 2, alarms: 1 })
  })

  test('keeps what is past, for two months', async () => {
    const { person, token } = await indebted()
    await person.answer(contracts.addTentativeAsset, { body: bonus({ expected_date: '2026-03-12' }) })
    await eventsOf(token)
    const past = async (today: string) => {
      setting.server.clock.date = today
      return (await eventsOf(token)).filter(({ uid, on }) => uid.startsWith('expected-') && on < today)
    }
    expect(await past('2026-05-10')).toMatchObject([{ on: '2026-03-12', status: 'CONFIRMED', sequence: 0 }])
  })
})

describe('the address', () => {
  test('does not exist without a valid token, and nothing else is revealed', async () => {
    const { person, token, tokenId } = await indebted()
    const { token: other } = await newToken(person, 'manage')
    await person.answer(contracts.revokeApiToken, { params: { id: tokenId } })
    const bad = [token, other, person.token, `${token.slice(0, -4)}AAAA`, '', 'x'.repeat(500)]
    for (const wrong of bad) {
      const response = await get(wrong)
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'This entry does not exist.', code: 'not_found' },
      ])
    }
  })

  test('opens nothing but the calendar', async () => {
    const { person, token } = await indebted()
    for (const contract of [contracts.listAssets, contracts.getProfile, contracts.recordExpense]) {
      expect(await person.refusal(contract, { token })).toMatchObject({ code: 'insufficient_scope' })
    }
  })

  test('shows only the books of its person', async () => {
    const { token } = await indebted({ description: 'Mine' })
    await indebted({ description: 'Of another person' })
    expect(new Set((await eventsOf(token)).map(({ summary }) => summary))).toEqual(
      new Set(['Mine: $100.00 due']),
    )
  })

  test('has 120 requests a minute', async () => {
    const { token } = await indebted()
    const statuses = []
    for (let count = 0; count < 121; count += 1) statuses.push((await get(token)).status)
    expect(statuses.lastIndexOf(200)).toBe(119)
    expect(statuses.at(-1)).toBe(429)
  })
})
