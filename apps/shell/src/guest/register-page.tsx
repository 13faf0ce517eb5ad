import { useState } from 'react'
import { RecoveryKey } from './recovery-key'
import { RegisterForm } from './register-form'

/** Creates an account, then shows its recovery key once. */
export function RegisterPage() {
  const [secretKey, setSecretKey] = useState<string | null>(null)
  return secretKey === null ? (
    <RegisterForm onRegistered={setSecretKey} />
  ) : (
    <RecoveryKey secretKey={secretKey} />
  )
}
