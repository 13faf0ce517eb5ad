import type { RegisteredRelease } from '@solvent/delivery'
import type { RemotePolicy } from '@solvent/delivery/policy'
import { policyProblems } from '@solvent/delivery/policy-checks'
import { Refusal } from '../failure'

/**
 * Requires that a release is within the limits that the policy sets for its remote.
 *
 * @param policy undefined if the remote belongs to the platform, which has no limits
 * @throws Refusal
 */
export function requireWithin(
  policy: RemotePolicy | undefined,
  name: string,
  release: RegisteredRelease,
): void {
  const problems = policy ? policyProblems(policy, name, release) : []
  if (problems.length === 0) return
  const sentences = problems.map((problem) => `${problem}.`).join('\n')
  throw new Refusal(
    `${sentences}\nChange the release, or ask the operators of the platform to change the policy.`,
  )
}
