import { randomBytes } from 'node:crypto'
import { type Endpoint, login, type ResponseOf, register } from '@solvent/contracts'
import { answer, type Input, type Refusal, type Reply, refusal, send } from './client'

export const PASSWORD = 'Correct-Horse-9'

const NO_REPLY: Reply = { status: 0, body: null, code: null }

/** A logged-in person who uses the server over HTTP. */
export class Person {
  constructor(
    /** The server; changes when it restarts on another port. */
    public url: string,
    readonly email: string,
    readonly token: string,
    readonly secretKey = '',
    /** A separate client address for each person, for servers that trust this machine as a proxy. */
    readonly address = randomAddress(),
  ) {}

  get userId(): string {
    const [, claims = ''] = this.token.split('.')
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).user_id
  }

  /** Resolves to any response; status 0 if there is none, because the server is down or too slow. */
  async send(contract: Endpoint, input: Input = {}): Promise<Reply> {
    try {
      return await send(this.url, contract, this.#signed(input))
    } catch {
      return NO_REPLY
    }
  }

  /** The response of a call that must succeed. */
  answer<E extends Endpoint>(contract: E, input: Input = {}): Promise<ResponseOf<E>> {
    return answer(this.url, contract, this.#signed(input))
  }

  /** The error of a call that must fail. */
  refusal(contract: Endpoint, input: Input = {}): Promise<Refusal> {
    return refusal(this.url, contract, this.#signed(input))
  }

  #signed(input: Input): Input {
    return { token: this.token, address: this.address, ...input }
  }
}

/** Creates an account and logs in. */
export async function signUp(url: string, password = PASSWORD): Promise<Person> {
  const name = randomBytes(8).toString('hex')
  const email = `${name}@example.com`
  const address = randomAddress()
  const { access_token, secret_key } = await answer(url, register, {
    body: { username: name, email, password, name },
    address,
  })
  return new Person(url, email, access_token, secret_key, address)
}

/** Logs the same person in again, in another session. */
export async function logIn(
  { url, email, secretKey, address }: Person,
  password = PASSWORD,
): Promise<Person> {
  const token = accessTokenOf(await answer(url, login, { body: { email, password }, address }))
  return new Person(url, email, token, secretKey, address)
}

/** The token of a login that is complete. Throws if it needs a second factor. */
export function accessTokenOf(answered: ResponseOf<typeof login>): string {
  if ('access_token' in answered) return answered.access_token
  throw new Error('The login needs a second factor.')
}

/** A random private client address. */
export function randomAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}
