import { randomBytes } from 'node:crypto'
import { type Endpoint, login, type ResponseOf, register } from '@solvent/contracts'
import { answer, type Input, type Refusal, type Reply, refusal, send } from './client'

export const PASSWORD = 'Correct-Horse-9'

const NO_REPLY: Reply = { status: 0, body: null, code: null }

/** Somebody with an account, logged in, who uses the server over HTTP. */
export class Person {
  constructor(
    /** Of the server; changes when it is started again on another port. */
    public url: string,
    readonly email: string,
    readonly token: string,
    readonly secretKey = '',
    /** Everybody has a client address of their own, for servers that trust this machine as a proxy. */
    readonly address = randomAddress(),
  ) {}

  get userId(): string {
    const [, claims = ''] = this.token.split('.')
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).user_id
  }

  /** Whatever the server says; status 0 if it says nothing, because it is gone or too slow. */
  async send(contract: Endpoint, input: Input = {}): Promise<Reply> {
    try {
      return await send(this.url, contract, this.#signed(input))
    } catch {
      return NO_REPLY
    }
  }

  /** The answer of a call that must succeed. */
  answer<E extends Endpoint>(contract: E, input: Input = {}): Promise<ResponseOf<E>> {
    return answer(this.url, contract, this.#signed(input))
  }

  /** The refusal of a call that must fail. */
  refusal(contract: Endpoint, input: Input = {}): Promise<Refusal> {
    return refusal(this.url, contract, this.#signed(input))
  }

  #signed(input: Input): Input {
    return { token: this.token, address: this.address, ...input }
  }
}

/** A new account, logged in. */
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

/** The same person in a further session. */
export async function logIn(
  { url, email, secretKey, address }: Person,
  password = PASSWORD,
): Promise<Person> {
  const { access_token } = await answer(url, login, { body: { email, password }, address })
  return new Person(url, email, access_token, secretKey, address)
}

/** A client address that nobody else has. */
export function randomAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}
