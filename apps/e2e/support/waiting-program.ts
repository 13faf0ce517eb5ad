import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { runningApp } from './running-app'

/** A program on this device that asks for access (OAuth 2.1) and waits for the answer. */
export class WaitingProgram {
  readonly #verifier = randomBytes(32).toString('base64url')
  readonly #server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Program</title><p>Return to the program.</p>')
  })
  #clientId = ''

  constructor(private readonly page: Page) {}

  get redirectUri(): string {
    // It listens on a TCP port.
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}/callback`
  }

  /** Starts to listen and registers with the server. */
  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    const registered = await this.page.request.post(`${runningApp().origin}/api/oauth/register`, {
      data: { client_name: 'Claude Desktop', redirect_uris: [this.redirectUri] },
    })
    this.#clientId = (await registered.json()).client_id
  }

  /** The path and query that it opens in the browser. */
  get asking(): string {
    return `/profile?${new URLSearchParams({
      response_type: 'code',
      client_id: this.#clientId,
      redirect_uri: this.redirectUri,
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      scope: 'read record',
      state: 'abc',
    })}`
  }

  /** What the browser brings back. */
  async answer(): Promise<URLSearchParams> {
    await expect(this.page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/callback/)
    return new URL(this.page.url()).searchParams
  }

  /** The access token for a code. */
  async exchange(code: string): Promise<string> {
    const reply = await this.page.request.post(`${runningApp().origin}/api/oauth/token`, {
      form: {
        grant_type: 'authorization_code',
        client_id: this.#clientId,
        redirect_uri: this.redirectUri,
        code,
        code_verifier: this.#verifier,
      },
    })
    return (await reply.json()).access_token
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
