import { listSecurityEvents, reportPassword, type SecurityEvent } from '@solvent/contracts/security-events'
import { type Answer, answer } from './answer'

const events: SecurityEvent[] = [
  {
    id: '0195d3a0-0000-7000-8000-0000000000d2',
    kind: 'login_failed',
    detail: '',
    device: 'Firefox on Windows',
    network: '203.0.113.*',
    at: '2026-03-10T08:00:00.000Z',
    attempts: 3,
  },
  {
    id: '0195d3a0-0000-7000-8000-0000000000d1',
    kind: 'login',
    detail: 'password',
    device: 'Chrome on Linux',
    network: '192.0.2.*',
    at: '2026-03-09T09:30:00.000Z',
    attempts: 1,
  },
]

/** Three failed logins from a foreign network, and one that succeeded. */
export function securityEventAnswers(): Answer[] {
  return [
    answer(listSecurityEvents, () => ({ events })),
    answer(reportPassword, () => ({ message: 'Everyone else is logged out. Now choose a new password.' })),
  ]
}
