import { getSecretKey, login, register, resetPassword, updateProfile } from '@solvent/contracts'
import { PASSWORD, useServer } from '../testing/person'

const setting = useServer()

test('no password, key or token is ever logged, not even when the database fails', async () => {
  const { server } = setting
  const person = await setting.newPerson()
  const aiKey = 'csk-canary-canary-canary'
  const newPassword = 'Canary-Password-2'
  const profile = { name: 'A', monthly_income: 0, currency_preference: 'USD', selected_model: 'm' }
  await person.answer(updateProfile, { body: { ...profile, cerebras_api_key: aiKey } })
  await person.answer(getSecretKey, { body: { password: PASSWORD } })
  await person.refusal(login, { body: { email: person.email, password: 'Wrong-Canary-3' } })

  const asUser = server.db.asUser
  server.db.asUser = () =>
    Promise.reject(Object.assign(new Error('no connection'), { detail: PASSWORD, params: [person.token] }))
  const body = { email: person.email, secret_key: person.secretKey, new_password: newPassword }
  expect(await person.refusal(resetPassword, { body })).toEqual({
    status: 500,
    code: 'internal',
    error: 'Something went wrong on our side. Nothing was saved. Please try again.',
  })
  await person.refusal(register, { body: { username: 'x', email: 'x@example.com', password: newPassword } })
  server.db.asUser = asUser

  const logged = server.log.join('')
  expect(logged).toContain('no connection')
  expect(logged).toContain('/api/auth/login')
  const secrets = [PASSWORD, newPassword, 'Wrong-Canary-3', aiKey, person.secretKey, person.token]
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
})
