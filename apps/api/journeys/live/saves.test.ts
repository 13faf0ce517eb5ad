// Engines: both (database notifications)

import { eventually } from '@solvent/api-testing/eventually'
import { cash } from '@solvent/api-testing/examples'
import { OpenPage } from '@solvent/api-testing/open-page'
import { logIn, PASSWORD, type Person } from '@solvent/api-testing/person'
import {
  addAsset,
  changePassword,
  deleteAccount,
  listAssets,
  logout,
  logoutEverywhere,
  resetPassword,
  streamSaves,
  updateAsset,
  VERSION_HEADER,
} from '@solvent/contracts'
import { exportData, importData } from '@solvent/contracts/transfer'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

let open: OpenPage[] = []
afterEach(() => {
  for (const page of open) page.close()
  open = []
})

async function openPage(person: Person, since?: string): Promise<OpenPage> {
  const page = await OpenPage.open(person, since)
  open.push(page)
  return page
}

async function listening(person: Person, since?: string): Promise<OpenPage> {
  return (await openPage(person, since)).subscribed()
}

/** The same person on two devices. */
async function twoDevices(): Promise<{ phone: Person; laptop: Person }> {
  const phone = await setting.newPerson()
  return { phone, laptop: await logIn(phone) }
}

/** Resolves once the page has received exactly these tables. */
function expectSaved(page: OpenPage, tables: readonly string[]): Promise<void> {
  return eventually(() => expect(page.saved).toEqual(tables))
}

test('a save on one device reaches the other device and no other account', async () => {
  const { phone, laptop } = await twoDevices()
  const stranger = await listening(await setting.newPerson())
  const page = await listening(laptop)
  const { id } = await phone.answer(addAsset, { body: cash(50) })
  // Sent by the save itself: the regular version sweep would report "everything".
  await expectSaved(page, ['assets'])
  await phone.answer(updateAsset, { params: { id }, body: cash(60) })
  await expectSaved(page, ['assets', 'assets'])
  expect(stranger.received).toHaveLength(1)
})

test('the device that saves receives only the new version, no tables', async () => {
  const { phone } = await twoDevices()
  const page = await listening(phone)
  const before = page.version
  await phone.answer(addAsset, { body: cash(50) })
  await eventually(() => expect(page.version).not.toBe(before))
  expect(page.saved).toEqual([])
})

test('an import reaches the other device', async () => {
  const { laptop, phone } = await twoDevices()
  const body = await phone.answer(exportData)
  const page = await listening(laptop)
  await phone.answer(importData, { body })
  await expectSaved(page, ['payment'])
})

test('a page that reconnects receives "everything" if it missed a save, and nothing otherwise', async () => {
  const { phone, laptop } = await twoDevices()
  const before = await listening(laptop)
  before.close()
  const same = await listening(laptop, before.version)
  expect(same.saved).toEqual([])
  same.close()
  await phone.answer(addAsset, { body: cash(50) })
  const page = await listening(laptop, same.version)
  expect(page.saved).toEqual(['everything'])
})

test('a page that subscribes after a save learns that its data is stale', async () => {
  const { phone, laptop } = await twoDevices()
  const { headers } = await fetch(laptop.url + listAssets.path, {
    headers: { authorization: `Bearer ${laptop.token}` },
  })
  await phone.answer(addAsset, { body: cash(50) })
  const page = await listening(laptop, headers.get(VERSION_HEADER) ?? undefined)
  expect(page.saved).toEqual(['everything'])
})

test.each<[string, (devices: { phone: Person; laptop: Person }) => Promise<unknown>]>([
  ['logs out', ({ laptop }) => laptop.answer(logout)],
  ['logs out everywhere on another device', ({ phone }) => phone.answer(logoutEverywhere)],
  [
    'changes the password on another device',
    ({ phone }) =>
      phone.answer(changePassword, {
        body: { password: PASSWORD, new_password: 'Another-Horse-9' },
      }),
  ],
  [
    'resets the password with the secret key',
    ({ phone }) =>
      phone.answer(resetPassword, {
        body: { email: phone.email, secret_key: phone.secretKey, new_password: 'Another-Horse-9' },
        token: '',
      }),
  ],
  [
    'deletes the account on another device',
    ({ phone }) => phone.answer(deleteAccount, { body: { password: PASSWORD } }),
  ],
])('the open stream of a person who %s is closed immediately', async (_, act) => {
  const devices = await twoDevices()
  const page = await listening(devices.laptop)
  await act(devices)
  let isClosed = false
  const closing = page.ended().then(() => {
    isClosed = true
  })
  // Long before a sweep would notice.
  for (let others = 0; others < 50 && !isClosed; others += 1) await setting.newPerson()
  expect(isClosed).toBe(true)
  await closing
  expect(page.received.at(-1)).toMatchObject({ event: 'done', data: { reason: 'signed_out' } })
  expect((await openPage(devices.laptop)).status).toBe(401)
})

test('the ninth page of a person closes the stream of the oldest', async () => {
  const person = await setting.newPerson()
  const pages: OpenPage[] = []
  for (let n = 0; n < 9; n += 1) pages.push(await listening(person))
  await pages[0]?.ended()
  expect(pages[0]?.received.at(-1)).toMatchObject({ event: 'done', data: { reason: 'replaced' } })
  for (const page of pages.slice(1)) expect(page.received).toHaveLength(1)
})

test.each([
  ['without a token', '', 'text/event-stream', 401],
  ['that does not accept a stream', undefined, 'application/json', 400],
])('a request %s is refused', async (_, token, accept, status) => {
  const person = await setting.newPerson()
  const response = await fetch(`${person.url}${streamSaves.path}`, {
    headers: { authorization: `Bearer ${token ?? person.token}`, accept },
  })
  expect(response.status).toBe(status)
  await response.body?.cancel()
})

test('an invalid version is refused', async () => {
  const person = await setting.newPerson()
  const response = await fetch(`${person.url}${streamSaves.path}?since=yesterday`, {
    headers: { authorization: `Bearer ${person.token}`, accept: 'text/event-stream' },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid_request' })
})
