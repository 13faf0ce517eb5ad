import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, listAssets, payLiability } from '@solvent/contracts'
import { useOwnServer } from '../../testing/use-own-server'

const setting = useOwnServer()

test('a payment that cannot lock its liability in time gets 503 with Retry-After: 1, and pays nothing', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(1000) })
  const { id } = await person.answer(addLiability, { body: carLoan() })
  const body = { payment_type: 'installment', payment_account: 'Cash' }
  await setting.server.db.asUser(person.userId, async (tx) => {
    await tx.query('select 1 from liabilities for update')
    const response = await fetch(`${setting.server.url}/api/liabilities/${id}/pay`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await response.json()).toEqual({
      error: 'The service is busy. Please try again in a moment.',
      code: 'unavailable',
    })
  })
  expect((await person.answer(listAssets)).assets).toMatchObject([{ asset_value: 1000 }])
  await person.answer(payLiability, { params: { id }, body })
})
