// Engines: both (due summaries of all people)
import { eventually } from '@solvent/api-testing/eventually'
import { carLoan, cash } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import { contracts } from '@solvent/contracts/all'
import type { ReminderContent } from '@solvent/contracts/reminders'
import { openPushService, vapidClaims } from '../../src/testing/push-service'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer(undefined, { allowsPrivateHosts: true })

const HOUR_MS = 60 * 60 * 1000
const time_zone = 'UTC'

type PushService = Awaited<ReturnType<typeof openPushService>>
const services: PushService[] = []
afterEach(() => {
  for (const service of services.splice(0)) service.close()
})

async function newService(): Promise<PushService> {
  const service = await openPushService()
  services.push(service)
  return service
}

function setTime(at: string): void {
  setting.server.clock.aheadMs = Date.parse(at) - Date.now()
  setting.server.clock.date = at.slice(0, 10)
}

beforeEach(() => setTime('2026-03-10T06:00:00Z'))

/** A person with a browser that shows reminders, and two debts. */
async function reminded(content: ReminderContent = 'amount') {
  const [person, service] = [await setting.newPerson(), await newService()]
  await person.answer(contracts.addAsset, { body: cash(5000) })
  const car = await person.answer(contracts.addLiability, { body: carLoan({ due_date: '2026-03-11' }) })
  await person.answer(contracts.addLiability, {
    body: carLoan({ liability_type: 'Student Loan', due_date: '2026-03-31' }),
  })
  const device = await person.answer(contracts.addPushDevice, {
    body: { ...service.subscription, time_zone },
  })
  await save(person, { content })
  return { person, service, car, device }
}

function save(person: Person, changes: object = {}) {
  const body = { content: 'amount', hour: 9, quiet_from: 21, quiet_to: 8, time_zone, ...changes }
  return person.answer(contracts.saveReminders, { body })
}

/** Waits until the server had the time to send a summary that it must not send. */
async function expectNothingSent({ messages }: PushService, count = 0): Promise<void> {
  const other = await reminded()
  await save(other.person, { hour: setting.server.clock.now().getUTCHours() + 1, quiet_from: 0, quiet_to: 0 })
  setting.server.clock.aheadMs += HOUR_MS
  await eventually(() => expect(other.service.messages).toHaveLength(1))
  expect(messages).toHaveLength(count)
}

test.each([
  ['amount', 'Payment due', 'Car Loan: $100.00, due tomorrow'],
  ['name', 'Payment due', 'Car Loan, due tomorrow'],
  ['nothing', 'You have payments due', 'Open Solvent to see them.'],
] as const)('with "%s", the summary says so and no more', async (content, title, body) => {
  const { service, car } = await reminded(content)
  setTime('2026-03-10T09:00:01Z')
  await eventually(() => expect(service.messages).toHaveLength(1))
  const page = `/liabilities?liability=${car.id}`
  const pages = content === 'nothing' ? { path: '/liabilities' } : { path: page, pay_path: `${page}&pay=1` }
  expect(service.shown()).toEqual([{ title, body, ...pages }])
})

test('the push service gets a signed, encrypted request that replaces the one of the day before', async () => {
  const { person, service } = await reminded()
  setTime('2026-03-10T09:00:01Z')
  await eventually(() => expect(service.messages).toHaveLength(1))
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.messages
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '43200',
    topic: 'due',
    urgency: 'normal',
  })
  expect(body.toString('latin1')).not.toContain('Car Loan')
  const { push_key } = await person.answer(contracts.getReminders)
  const { aud, sub } = vapidClaims(headers.authorization ?? '', push_key)
  expect(aud).toBe(new URL(service.subscription.endpoint).origin)
  expect(sub).toBe(setting.server.url.replace('http:', 'https:'))
})

test('there is one summary a day, of everything that is due, and none once it is paid', async () => {
  const { person, service } = await reminded()
  await person.answer(contracts.addLiability, {
    body: carLoan({ liability_type: 'Credit Card', due_date: '2026-03-09' }),
  })
  setTime('2026-03-10T09:00:01Z')
  await eventually(() => expect(service.messages).toHaveLength(1))
  expect(service.shown()[0]).toEqual({
    title: '2 payments due',
    body: 'Credit Card: $100.00, late\nCar Loan: $100.00, due tomorrow',
    path: '/liabilities',
  })
  setTime('2026-03-10T19:00:00Z')
  await expectNothingSent(service, 1)
  for (const { liability_id } of (await person.answer(contracts.getReminders)).due) {
    await person.answer(contracts.payLiability, {
      params: { id: liability_id },
      body: { payment_type: 'full', payment_account: 'Cash' },
    })
  }
  expect((await person.answer(contracts.getReminders)).due).toEqual([])
  setTime('2026-03-11T05:30:00Z')
  await expectNothingSent(service, 1)
})

test('the same list is in the app, without any device', async () => {
  const person = await setting.newPerson()
  const car = await person.answer(contracts.addLiability, { body: carLoan({ due_date: '2026-03-10' }) })
  await person.answer(contracts.addLiability, { body: carLoan({ due_date: '2026-03-12' }) })
  expect(await person.answer(contracts.getReminders)).toMatchObject({
    due: [{ liability_id: car.id, name: 'Car Loan', amount: 100, due_on: '2026-03-10' }],
    settings: null,
    devices: [],
  })
})

test('a payment that is scheduled to be made in time is not due', async () => {
  const person = await setting.newPerson()
  await person.answer(contracts.addAsset, { body: cash(5000) })
  const { id } = await person.answer(contracts.addLiability, { body: carLoan({ due_date: '2026-03-11' }) })
  const schedule = (automatic: boolean, on: string) =>
    person.answer(contracts.schedulePayment, {
      params: { id },
      body: { payment_type: 'full', payment_account: 'Cash', on, automatic },
    })
  const due = async () => (await person.answer(contracts.getReminders)).due.length
  await schedule(false, '2026-03-11')
  expect(await due()).toBe(1)
  await schedule(true, '2026-03-12')
  expect(await due()).toBe(1)
  await schedule(true, '2026-03-11')
  expect(await due()).toBe(0)
})

test('a summary that is late because the server was stopped is not sent in quiet hours', async () => {
  const { service } = await reminded()
  setTime('2026-03-10T22:00:00Z')
  await expectNothingSent(service)
})

test('a subscription that ended is removed', async () => {
  const { person, service } = await reminded()
  service.answer.status = 410
  setTime('2026-03-10T09:00:01Z')
  await eventually(async () => expect((await person.answer(contracts.getReminders)).devices).toEqual([]))
  expect(service.messages).toHaveLength(1)
})

test('a push service that fails keeps its subscription', async () => {
  const { person, service } = await reminded()
  service.answer.status = 503
  setTime('2026-03-10T09:00:01Z')
  await eventually(() => expect(service.messages).toHaveLength(1))
  expect((await person.answer(contracts.getReminders)).devices).toHaveLength(1)
})

test('a push service that hangs delays no other reminders', async () => {
  const [hanging, other] = [await reminded(), await reminded()]
  hanging.service.answer.status = 'hang'
  setTime('2026-03-10T09:00:01Z')
  await eventually(() => expect(hanging.service.messages).toHaveLength(1))
  await eventually(() => expect(other.service.messages).toHaveLength(1))
  expect((await hanging.person.answer(contracts.getReminders)).devices).toHaveLength(1)
})

test('a device is listed, replaced by a new subscription of the same browser, and removed', async () => {
  const { person, service, device } = await reminded()
  expect((await person.answer(contracts.getReminders)).devices).toEqual([device])
  const again = await person.answer(contracts.addPushDevice, { body: { ...service.subscription, time_zone } })
  expect((await person.answer(contracts.getReminders)).devices).toEqual([again])
  await person.answer(contracts.removePushDevice, { params: { id: again.id } })
  setTime('2026-03-10T09:00:01Z')
  await expectNothingSent(service)
})

test('resetting the password ends reminders on all devices', async () => {
  const { person } = await reminded()
  const body = { email: person.email, secret_key: person.secretKey, new_password: 'Battery-Staple-7' }
  await person.answer(contracts.resetPassword, { body })
  const rows = await setting.server.db.readEverything((tx) =>
    tx.query('select from push_devices where user_id = $1', [person.userId]),
  )
  expect(rows).toEqual([])
})

test('unknown time zones, hours within the quiet ones and wrong keys are refused', async () => {
  const { person, service } = await reminded()
  const settings = { content: 'name', hour: 9, quiet_from: 21, quiet_to: 8, time_zone }
  const refused = (body: object) =>
    person.refusal(contracts.saveReminders, { body: { ...settings, ...body } })
  expect(await refused({ time_zone: 'Europe/Nowhere' })).toMatchObject({ fields: [{ field: 'time_zone' }] })
  expect(await refused({ hour: 22 })).toMatchObject({ fields: [{ field: 'hour' }] })
  expect(await refused({ hour: 24 })).toMatchObject({ fields: [{ field: 'hour' }] })
  expect(await refused({ content: 'all' })).toMatchObject({ fields: [{ field: 'content' }] })
  const device = (body: object) =>
    person.refusal(contracts.addPushDevice, { body: { ...service.subscription, time_zone, ...body } })
  for (const p256dh of ['short', `B${'A'.repeat(86)}`])
    expect(await device({ p256dh })).toMatchObject({ fields: [{ field: 'p256dh' }] })
  expect(await device({ endpoint: 'ftp://push.example' })).toMatchObject({ fields: [{ field: 'endpoint' }] })
})

describe('on a server that calls no private addresses', () => {
  const guarded = useOwnServer()

  test('a push service without encryption is refused', async () => {
    const [person, service] = [await guarded.newPerson(), await newService()]
    const body = { ...service.subscription, time_zone }
    expect(await person.refusal(contracts.addPushDevice, { body })).toMatchObject({
      fields: [{ field: 'endpoint' }],
    })
  })
})
