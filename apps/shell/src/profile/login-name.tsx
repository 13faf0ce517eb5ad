/**
 * Shows password managers whose password the form asks for; people neither see nor reach it. It stands behind
 * the fields, because a dialog gives the focus to its first one.
 */
export function LoginName({ email }: { email: string }) {
  return <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
}
