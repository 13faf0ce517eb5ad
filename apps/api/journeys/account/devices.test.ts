// Engines: one
import { send } from '@solvent/api-testing/client'
import { accessTokenOf, logIn, PASSWORD, Person } from '@solvent/api-testing/person'
import { contracts } from '@solvent/contracts/all'
import { useOwnServer } from '../../src/testing/use-own-server'

const setting = useOwnServer(undefined, { trustProxy: '127.0.0.1' })

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

async function logInWith(person: Person, userAgent: string, address: string): Promise<Person> {
  const { url, email } = person
  const { body } = await send(url, contracts.login, {
    body: { email, password: PASSWORD },
    userAgent,
    address,
  })
  return new Person(url, email, accessTokenOf(contracts.login.response.parse(body)), '', address)
}

test('the list names each device, where it logged in from, and this one first', async () => {
  const person = await setting.newPerson()
  const laptop = await logInWith(person, FIREFOX, '203.0.113.7')
  await logInWith(person, IPHONE, '2001:db8:1:2:3:4:5:6')
  await logInWith(person, 'curl/8.5.0', '198.51.100.1')
  const { devices } = await laptop.answer(contracts.listDevices)
  expect(devices.map(({ name, network, is_current }) => [name, network, is_current])).toEqual([
    ['Firefox on Linux', '203.0.113.7', true],
    ['', '198.51.100.1', false],
    ['Safari on iOS', '2001:db8:1:2', false],
    ['', person.address, false],
  ])
})

test('one device is logged out, and the others stay logged in', async () => {
  const person = await setting.newPerson()
  const [lost, other] = [await logIn(person), await logIn(person)]
  const { devices } = await lost.answer(contracts.listDevices)
  const id = devices[0]?.id ?? ''
  expect(await person.answer(contracts.endDevice, { params: { id } })).toEqual({
    message: 'The device is logged out.',
  })
  expect(await lost.refusal(contracts.getProfile)).toMatchObject({ status: 401 })
  await other.answer(contracts.getProfile)
  await person.answer(contracts.getProfile)
  const again = await person.refusal(contracts.endDevice, { params: { id } })
  expect(again).toMatchObject({ code: 'not_found' })
})

test('a device of another person cannot be logged out', async () => {
  const [owner, other] = [await setting.newPerson(), await setting.newPerson()]
  const { devices } = await owner.answer(contracts.listDevices)
  const id = devices[0]?.id ?? ''
  expect(await other.refusal(contracts.endDevice, { params: { id } })).toMatchObject({ status: 404 })
  await owner.answer(contracts.getProfile)
})
