import { useState } from 'react'
import { RecoveryKey } from './recovery-key'
import { type Registered, RegisterForm } from './register-form'

/** Creates an account, then shows its recovery key once. */
export function RegisterPage() {
  const [registered, setRegistered] = useState<Registered | null>(null)
  return registered ? <RecoveryKey {...registered} /> : <RegisterForm onRegistered={setRegistered} />
}
