/**
 * Identifies the account for password managers; hidden from people. It comes after the fields, because a dialog focuses
 * its first one.
 */
export function LoginName({ email }: { email: string }) {
  return <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
}
