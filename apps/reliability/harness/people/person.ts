import { randomBytes } from 'node:crypto'
import {
  addAsset,
  addLiability,
  type Endpoint,
  errorBody,
  login,
  type ResponseOf,
  register,
} from '@solvent/contracts'

export const PASSWORD = 'Correct-Horse-9'

export interface Input {
  params?: { id: string }
  query?: Record<string, string>
  body?: unknown
  key?: string
  /** Milliseconds after which the caller gives up; the server may still finish. */
  timeoutMs?: number
}

/** What came back: an answer, a refusal, or nothing at all (status 0). */
export interface Reply {
  status: number
  body: unknown
  code: string | null
}

/** Somebody who uses the app over HTTP. */
export class Person {
  constructor(
    /** Changes when the server is started again. */
    public url: string,
    readonly email: string,
    readonly token: string,
    readonly secretKey = '',
    /** Where they sit: everybody has an address of their own, whose tries are counted. */
    readonly address = someAddress(),
  ) {}

  /** Whatever the server says, also if it says nothing because it is gone. */
  async send(
    contract: Endpoint,
    { params, query, body, key, timeoutMs = 30_000 }: Input = {},
  ): Promise<Reply> {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const path = contract.path.replace('{id}', params?.id ?? '') + search
    try {
      const response = await fetch(this.url + path, {
        method: contract.method,
        headers: {
          authorization: `Bearer ${this.token}`,
          'x-forwarded-for': this.address,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const told: unknown = await response.json()
      const refusal = errorBody.safeParse(told)
      return { status: response.status, body: told, code: refusal.success ? refusal.data.code : null }
    } catch {
      return { status: 0, body: null, code: null }
    }
  }

  /** The answer of a call that must succeed. */
  async ask<E extends Endpoint>(contract: E, input: Input = {}): Promise<ResponseOf<E>> {
    const { status, body } = await this.send(contract, input)
    if (status !== 200) throw new Error(`${contract.name}: ${status} ${JSON.stringify(body)}`)
    // Parsed by the very schema the type is made from.
    return contract.response.parse(body) as ResponseOf<E>
  }
}

/** A new account. Each comes from an address of its own, as people do. */
export async function signUp(url: string, password = PASSWORD): Promise<Person> {
  const name = randomBytes(8).toString('hex')
  const address = someAddress()
  const email = `${name}@example.com`
  const response = await fetch(url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username: name, email, password, name }),
  })
  if (response.status !== 200) throw new Error(`register: ${response.status} ${await response.text()}`)
  const { access_token: token, secret_key: secretKey } = register.response.parse(await response.json())
  return new Person(url, email, token, secretKey, address)
}

/** The same person, signed in once more. */
export async function signIn(
  { url, email, secretKey, address }: Person,
  password = PASSWORD,
): Promise<Person> {
  const guest = new Person(url, email, '', secretKey, address)
  const { access_token: token } = await guest.ask(login, { body: { email, password } })
  return new Person(url, email, token, secretKey, address)
}

/** Adds money that can be spent, in whole currency units; the id of the asset. */
export async function addCash(person: Person, value: number, type = 'Cash'): Promise<string> {
  const { id } = await person.ask(addAsset, {
    body: { asset_type: type, asset_value: value, date_received: '2026-01-15' },
  })
  return id
}

/** Adds a debt without interest, in whole currency units; its id. */
export async function addDebt(person: Person, amount: number, installments = 12): Promise<string> {
  const { id } = await person.ask(addLiability, {
    body: {
      liability_type: 'Loan',
      liability_amount: amount,
      installments_total: installments,
      frequency: 'monthly',
      due_date: '2027-01-31',
      priority_score: 50,
      interest_rate: 0,
    },
  })
  return id
}

/** An address that nobody else has. */
export function someAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}
