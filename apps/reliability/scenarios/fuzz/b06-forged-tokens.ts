import { randomBytes, randomUUID } from 'node:crypto'
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { logIn, PASSWORD, Person, signUp } from '@solvent/api-testing/person'
import {
  changePassword,
  deleteAccount,
  getProfile,
  logout,
  logoutEverywhere,
  resetPassword,
} from '@solvent/contracts'
import { sharedServer, sharedStore } from '../../harness/app/shared-server'
import { claimsOf, forge, signingKey } from '../../harness/people/token'
import { WireClient } from '../../harness/requests/wire-client'
import { formatDifferences } from '../../harness/runner/format'
import type { Scenario } from '../../harness/runner/scenario'

const HOUR = 3600

interface Bad {
  kind: string
  /** Null sends no header. */
  authorization: string | null
}

export const forgedTokens: Scenario = {
  id: 'B6',
  test: 'forged and stale tokens of more than 12 kinds, some signed with the stolen key, on every call that needs one',
  goal: '100 % 401',
  engines: ['embedded'],
  rounds: { short: 1, long: 1 },
  async run(context) {
    const url = await sharedServer(context)
    const person = await signUp(url)
    const key = signingKey(await sharedStore(context))
    const own = claimsOf(person)
    const wrong: string[] = []
    // With an outdated key every forgery would fail, and the test would prove nothing.
    const twin = new Person(url, person.email, forge(own, key))
    if ((await twin.send(getProfile)).status !== 200) wrong.push('a forged copy of a good token is refused')
    const bad = [...forged(person, key), ...(await stale(url))]
    const calls = allEndpoints.filter(({ access }) => access === 'signed-in')
    const client = new WireClient(url)
    for (const { kind, authorization } of bad) {
      for (const { name, method, path } of calls) {
        const headers = authorization === null ? {} : { authorization }
        const { status } = await client.send({ method, path: path.replace(/\{\w+\}/, randomUUID()), headers })
        if (status !== 401) wrong.push(`${status} to ${name} with a token that is ${kind}`)
      }
    }
    client.close()
    return {
      figure: `${bad.length} kinds on ${calls.length} calls, ${bad.length * calls.length} requests: ${formatDifferences(wrong)} (${bad.map(({ kind }) => kind).join(', ')})`,
      reached: wrong.length === 0 && bad.length >= 12,
    }
  },
}

function forged({ token }: Person, key: Buffer): Bad[] {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const other = Buffer.from(JSON.stringify({ ...own, user_id: randomUUID() })).toString('base64url')
  const bearer = {
    'not a token': 'abc',
    'unsigned (alg none)': `${none}.${payload}.`,
    'alg none with the old signature': `${none}.${payload}.${signature}`,
    'without its signature': `${head}.${payload}`,
    'cut off': `${head}.${payload}.${signature.slice(0, -1)}`,
    'changed after signing': `${head}.${other}.${signature}`,
    'signed by another server': forge(own, randomBytes(32)),
    'signed with an empty key': forge(own, Buffer.alloc(0)),
    'signed with HS512': forge(own, key, { alg: 'HS512', hash: 'sha512' }),
    over: forge({ ...own, iat: now - 25 * HOUR, exp: now - HOUR }, key),
    'without an end': forge({ user_id: own.user_id, sid: own.sid, iat: now }, key),
    'with an end that is text': forge({ ...own, exp: '2999-12-31' }, key),
    'of a sign-in that never was': forge({ ...own, sid: randomUUID() }, key),
    "of another person's sign-in": forge({ ...own, user_id: randomUUID() }, key),
    'without a sign-in': forge({ user_id: own.user_id, iat: now, exp: now + HOUR }, key),
  }
  return [
    { kind: 'none', authorization: null },
    { kind: 'of another scheme', authorization: `Basic ${token}` },
    ...Object.entries(bearer).map(([kind, text]) => ({ kind, authorization: `Bearer ${text}` })),
  ]
}

/** Tokens that used to be valid. */
async function stale(url: string): Promise<Bad[]> {
  const out = await signUp(url)
  await out.answer(logout)
  const everywhere = await signUp(url)
  const elsewhere = await logIn(everywhere)
  await elsewhere.answer(logoutEverywhere)
  const changed = await signUp(url)
  const changer = await logIn(changed)
  await changer.answer(changePassword, { body: { password: PASSWORD, new_password: `${PASSWORD}-2` } })
  const forgetful = await signUp(url)
  await forgetful.answer(resetPassword, {
    body: { email: forgetful.email, secret_key: forgetful.secretKey, new_password: `${PASSWORD}-2` },
  })
  const deleted = await signUp(url)
  await deleted.answer(deleteAccount, { body: { password: PASSWORD } })
  const kinds = {
    'logged out': out,
    'logged out from elsewhere': everywhere,
    'from before the password was changed': changed,
    'from before the password was reset': forgetful,
    'of an account that is gone': deleted,
  }
  return Object.entries(kinds).map(([kind, { token }]) => ({ kind, authorization: `Bearer ${token}` }))
}
