// Engines: one
import { writeEndpoints } from '@solvent/api-testing/endpoints'
import {
  bonus,
  carLoan,
  cash,
  correction,
  newTerms,
  offerFor,
  PIXEL,
  rent,
} from '@solvent/api-testing/examples'
import { UNKNOWN_FIELDS } from '@solvent/api-testing/hostile/unknown-fields'
import { PASSWORD } from '@solvent/api-testing/person'
import { contracts } from '@solvent/contracts/all'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const { constructor: prototype, ...NAMED_FIELDS } = UNKNOWN_FIELDS

/** The JSON parser itself refuses these, without naming them. */
const POLLUTING_FIELDS = [`"constructor":${JSON.stringify(prototype)}`, '"__proto__":{"admin":true}']

const assertion = { id: 'A', client_data: 'A', authenticator_data: 'A', signature: 'A', user_handle: 'A' }

/** A valid body for each endpoint that takes one, so that only the added field can be wrong. */
function bodies(id: string, sessionId: string): Record<string, object> {
  const password = { password: PASSWORD }
  return {
    register: { username: 'u', email: 'mass@example.com', ...password },
    login: { email: 'mass@example.com', ...password },
    resetPassword: { email: 'mass@example.com', secret_key: 'AAAAAAAAAAAA', new_password: 'long-enough-1' },
    getSecretKey: password,
    renewSecretKey: password,
    deleteAccount: password,
    changePassword: { ...password, new_password: 'Battery-Staple-7' },
    createApiToken: { name: 'Script', scope: 'read', expires_in_days: null, ...password },
    startApp: password,
    confirmApp: { code: '000000' },
    startPasskey: password,
    addPasskey: { name: 'Phone', credential: { id: 'A', client_data: 'A', attestation: 'A' } },
    renamePasskey: { name: 'Phone' },
    loginWithPasskey: { credential: assertion },
    loginWithCode: { ticket: '', code: '000000', remember: false },
    confirmWithCode: { code: '000000' },
    confirmWithPasskey: { credential: assertion },
    saveReminders: { content: 'name', hour: 9, quiet_from: 21, quiet_to: 8, time_zone: 'UTC' },
    addPushDevice: {
      endpoint: 'https://push.invalid',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      time_zone: 'UTC',
    },
    addWebhook: { url: 'https://a.invalid', ...password },
    repeatWebhookCall: { event_id: id },
    allowAccess: { request: '', scope: 'read', ...password },
    addAsset: cash(1),
    updateAsset: cash(1),
    addTentativeAsset: bonus(),
    updateTentativeAsset: bonus(),
    receiveTentativeAsset: { asset_value: 1, date_received: '2026-03-10' },
    addLiability: carLoan(),
    updateLiability: newTerms(1),
    payLiability: { payment_type: 'full', payment_account: 'Cash' },
    schedulePayment: { payment_type: 'full', payment_account: 'Cash', on: '2026-04-01', automatic: true },
    moveScheduledPayment: { on: '2026-04-01', automatic: true },
    correctEntry: correction,
    attachReceipt: { picture: PIXEL },
    setLimit: { category: 'Gifts', amount: 20, carries_over: false },
    addCategory: { kind: 'expense', name: 'Pets', hue: 1, icon: 'Gifts' },
    changeCategory: { name: 'Pets', hue: 1, icon: 'Gifts' },
    mergeCategory: { kind: 'expense', category: 'Gifts', into: 'Other' },
    addImportRule: { text: 'Netflix', direction: 'out', category: 'Leisure' },
    changeImportRule: { text: 'Netflix', direction: 'out', category: 'Leisure' },
    tryImportRule: { text: 'Netflix', direction: 'out', category: 'Leisure' },
    addOffer: offerFor(id),
    changeOffer: offerFor(id),
    addRecurring: rent,
    changeRecurring: { ...rent, from: '2026-04-01' },
    recordOccurrence: { due_on: '2026-03-20' },
    skipOccurrence: { due_on: '2026-03-20' },
    moveOccurrence: { due_on: '2026-03-20', on: '2026-03-25' },
    updateProfile: { name: 'A', monthly_income: 1, currency_preference: 'USD', selected_model: 'm' },
    createSession: { title: 'Plan' },
    sendChat: { session_id: sessionId, message: `Hello ${id}` },
  }
}

test(`${Object.keys(UNKNOWN_FIELDS).length} read-only fields are rejected by every write endpoint`, async () => {
  const person = await setting.newPerson()
  const { id } = await person.answer(contracts.addAsset, { body: cash(2000) })
  const { session_id } = await person.answer(contracts.createSession, { body: { title: 'Mine' } })
  const validBodies = bodies(id, session_id)
  const before = [
    await person.answer(contracts.listAssets),
    await person.answer(contracts.getProfile),
    await person.answer(contracts.listMessages, { params: { id: session_id } }),
  ]
  for (const contract of writeEndpoints) {
    // The import has its own test, and a file has no fields.
    if (contract === contracts.importData || contract.upload) continue
    // The error lists every unknown field, so one request tests them all. Endpoints without a body accept no fields.
    const body = { ...validBodies[contract.name], ...NAMED_FIELDS }
    const { status, code, fields } = await person.refusal(contract, { params: { id }, body })
    expect([contract.name, status, code]).toEqual([contract.name, 400, 'invalid_request'])
    const named = fields?.map(({ field }) => field)
    if (contract.body) expect(named).toEqual(expect.arrayContaining(Object.keys(NAMED_FIELDS)))
    for (const polluting of POLLUTING_FIELDS) {
      const opened = JSON.stringify({ ...validBodies[contract.name] }).replace(/^\{/, `{${polluting},`)
      const polluted = opened.replace(',}', '}')
      expect(await person.refusal(contract, { params: { id }, body: polluted })).toMatchObject({
        status: 400,
      })
    }
  }
  expect([
    await person.answer(contracts.listAssets),
    await person.answer(contracts.getProfile),
    await person.answer(contracts.listMessages, { params: { id: session_id } }),
  ]).toEqual(before)
})
