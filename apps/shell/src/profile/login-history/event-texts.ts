import type { LoginWay, SecurityEvent, SecurityEventKind } from '@solvent/contracts/security-events'

const kindTexts: Readonly<Record<SecurityEventKind, string>> = {
  registered: 'Account created',
  login: 'Logged in',
  login_unfinished: 'Right password, but no second step',
  login_failed: 'Failed login',
  code_failed: 'Wrong code',
  passkey_refused: 'Passkey refused',
  password_failed: 'Wrong password on the profile page',
  reset_failed: 'Failed password reset',
  password_changed: 'Password changed',
  password_reported: 'Login reported as not yours',
  password_reset: 'Password reset with the secret key',
  secret_key_shown: 'Secret key shown',
  secret_key_renewed: 'Secret key renewed',
  app_added: 'Authenticator app added',
  app_removed: 'Authenticator app removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  backup_codes_renewed: 'New backup codes',
  factors_removed: 'Second steps removed with the secret key',
  device_forgotten: 'Remembered device forgotten',
}

const wayTexts: Readonly<Record<LoginWay, string>> = {
  password: 'with the password',
  app_code: 'with the password and a code',
  backup_code: 'with the password and a backup code',
  passkey: 'with a passkey',
  remembered_device: 'with the password, on a remembered device',
}

/** What happened, in words. */
export function eventText({ kind, detail, attempts }: SecurityEvent): string {
  const text = isOneOf(kindTexts, kind) ? kindTexts[kind] : 'Something else'
  const what = kind === 'login' ? wayTexts[isOneOf(wayTexts, detail) ? detail : 'password'] : detail
  const separator = kind === 'login' ? ' ' : ': '
  const full = what === '' ? text : `${text}${separator}${what}`
  return attempts === 1 ? full : `${full}, ${attempts} times`
}

/** Whether it may have been someone else. */
export function isWarning({ kind }: SecurityEvent): boolean {
  return kind === 'login_unfinished' || kind === 'factors_removed' || /_(failed|refused)$/.test(kind)
}

function isOneOf<Key extends string>(texts: Readonly<Record<Key, string>>, name: string): name is Key {
  return Object.hasOwn(texts, name)
}
