import {
  type BodyOf,
  changePassword,
  DEFAULT_MODEL,
  deleteAccount,
  getProfile,
  getSecretKey,
  leaveExample,
  listModels,
  login,
  logout,
  logoutEverywhere,
  type Profile,
  register,
  renewSecretKey,
  reportRemoteLoads,
  resetPassword,
  startExample,
  streamSaves,
  updateProfile,
} from '@solvent/contracts'
import { toAccessToken } from './access-token'
import { type Answer, answer } from './answer'
import { type Books, empty } from './books'
import { Refusal } from './refusal'

const KEY_NOT_TESTED_NOTICE = 'Your API key is saved. The provider could not be reached to try it.'

/** Authentication, profile and models. There is one account: the person's. */
export function accountAnswers(books: Books): Answer[] {
  const { person } = books
  let password = person.password
  let secretKey = person.secret_key
  const requirePassword = (given: string) => {
    if (given !== password) throw new Refusal('wrong_password')
  }
  return [
    answer(register, ({ body }) => {
      if (body.email === person.email) throw new Refusal('email_taken')
      password = body.password
      books.profile = { ...books.profile, email: body.email, username: body.username, name: body.name ?? '' }
      return { secret_key: person.secret_key, access_token: toAccessToken(person) }
    }),
    answer(login, ({ body }) => {
      const isMatch = body.email === books.profile.email && body.password === password
      if (!isMatch) throw new Refusal('wrong_credentials')
      if (person.has_second_factor) return { ticket: 'ticket', has_passkey: true, has_code: true }
      return { access_token: toAccessToken(person) }
    }),
    answer(startExample, () => {
      books.profile = { ...books.profile, is_example: true }
      return { access_token: toAccessToken(person) }
    }),
    answer(reportRemoteLoads, () => ({})),
    answer(streamSaves, () => ({ reason: 'stopping' as const })),
    answer(leaveExample, () => ({ message: 'The sample account and its data have been deleted.' })),
    answer(resetPassword, ({ body }) => {
      const isMatch = body.email === books.profile.email && body.secret_key === secretKey
      if (!isMatch) throw new Refusal('wrong_recovery')
      password = body.new_password
      return { message: 'Password reset successful! You can now log in with your new password.' }
    }),
    answer(getSecretKey, ({ body }) => {
      requirePassword(body.password)
      return { secret_key: secretKey }
    }),
    answer(renewSecretKey, ({ body }) => {
      requirePassword(body.password)
      secretKey = [...secretKey].reverse().join('')
      return { secret_key: secretKey }
    }),
    answer(changePassword, ({ body }) => {
      requirePassword(body.password)
      password = body.new_password
      return { message: 'Your password has been changed. Your other devices are logged out.' }
    }),
    answer(deleteAccount, ({ body }) => {
      requirePassword(body.password)
      empty(books)
      return { message: 'Your account and all its data have been deleted.' }
    }),
    answer(logout, () => ({ message: 'Logged out.' })),
    answer(logoutEverywhere, () => ({ message: 'You are logged out on all devices.' })),
    answer(listModels, () => ({
      models: books.profile.has_api_key ? [{ id: DEFAULT_MODEL, name: DEFAULT_MODEL }] : [],
    })),
    answer(getProfile, () => books.profile),
    answer(updateProfile, ({ body }) => {
      const { cerebras_api_key: key = '', ...changes } = body
      const api_key_tested = !key.endsWith('offline')
      const api_key_preview = `${key.slice(0, 4)}...${key.slice(-4)}`
      const keyFields = key ? { has_api_key: true, api_key_preview, api_key_tested } : {}
      books.profile = { ...books.profile, ...changes, ...settingsAfter(books.profile, body), ...keyFields }
      return api_key_tested ? books.profile : { ...books.profile, notice: KEY_NOT_TESTED_NOTICE }
    }),
  ]
}

/** The settings of a profile after an update that may leave them out. */
function settingsAfter(before: Profile, changes: BodyOf<typeof updateProfile>) {
  return {
    ask_before_saving: changes.ask_before_saving ?? before.ask_before_saving,
    currency_on_pages: changes.currency_on_pages ?? before.currency_on_pages,
    steps_skipped: changes.steps_skipped ?? before.steps_skipped,
    has_no_debts: changes.has_no_debts ?? before.has_no_debts,
  }
}
