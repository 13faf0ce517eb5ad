import type { CDPSession, Page } from '@playwright/test'

/** A device that stores passkeys and verifies its user (Chromium's virtual authenticator). */
export interface VirtualAuthenticator {
  /** It no longer has any passkey. */
  lose(): Promise<void>
  /** Whether the user touches it when it asks; true at first. */
  touch(isTouched: boolean): Promise<void>
  /** How many passkeys it stores. */
  count(): Promise<number>
}

export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async lose() {
      await session.send('WebAuthn.clearCredentials', { authenticatorId })
    },
    async touch(isTouched) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isTouched })
    },
    async count() {
      return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
    },
  }
}
