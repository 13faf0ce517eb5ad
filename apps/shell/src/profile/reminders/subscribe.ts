import type { BodyOf } from '@solvent/contracts'
import type { addPushDevice } from '@solvent/contracts/reminders'

/** Why a browser shows no reminders. */
export type PushProblem = 'unsupported' | 'blocked'

/** Whether this browser can show notifications while Solvent is closed. */
function canBeReminded(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/**
 * Asks the person for permission, and the browser for an address to which only this server can send.
 *
 * @param pushKey the server's public key, as base64url
 */
export async function subscribe(pushKey: string): Promise<BodyOf<typeof addPushDevice> | PushProblem> {
  const registration = canBeReminded() ? await navigator.serviceWorker.getRegistration() : undefined
  if (!registration) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const { endpoint, keys } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  ).toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'unsupported'
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth, time_zone: timeZone() }
}

/** The device's time zone. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
