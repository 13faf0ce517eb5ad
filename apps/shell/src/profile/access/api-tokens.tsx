import { messageOf, useRead, useSend } from '@solvent/api-client'
import { type ApiToken, listApiTokens, revokeApiToken } from '@solvent/contracts/api-tokens'
import { ConfirmDialog, useRestoreFocus } from '@solvent/screen-kit'
import { Button, formatInstant, useToast } from '@solvent/ui'
import { useState } from 'react'
import { SettingRow } from '../setting-row'
import { AccessItem, AccessList } from './access-list'
import { NewTokenDialog } from './new-token-dialog'
import { scopeNames } from './scope-names'

/** The tokens of the person's programs. */
export function ApiTokens({ email }: { email: string }) {
  const { data, error } = useRead(listApiTokens, {})
  const [isCreating, setCreating] = useState(false)
  const [asked, setAsked] = useState<ApiToken | null>(null)
  const region = useRestoreFocus<HTMLDivElement>()
  const revoke = useRevoke()
  return (
    <div ref={region} tabIndex={-1}>
      <SettingRow title="API tokens" text="They let your own scripts and programs use your account.">
        <Button onClick={() => setCreating(true)}>Create token</Button>
      </SettingRow>
      <AccessList rows={data?.tokens} failed={error && 'Failed to load your API tokens.'}>
        {(token) => (
          <AccessItem key={token.id} name={token.name} facts={factsOf(token)}>
            <Button small variant="ghost" aria-label={`Revoke ${token.name}`} onClick={() => setAsked(token)}>
              Revoke
            </Button>
          </AccessItem>
        )}
      </AccessList>
      {isCreating && <NewTokenDialog email={email} onClose={() => setCreating(false)} />}
      {asked && (
        <ConfirmDialog
          title={`Revoke ${asked.name}?`}
          action="Revoke"
          onConfirm={() => revoke(asked)}
          onClose={() => setAsked(null)}
        >
          Programs that use this token lose access immediately. What they recorded stays.
        </ConfirmDialog>
      )}
    </div>
  )
}

function useRevoke(): (token: ApiToken) => void {
  const toast = useToast()
  const { mutate } = useSend(revokeApiToken)
  return ({ id, name }) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(`${name} is revoked`),
        onError: (cause) => toast.error(messageOf(cause, 'Failed to revoke the token. Please try again.')),
      },
    )
}

function factsOf({ scope, expires_at, last_used_at, last_used_from }: ApiToken): string[] {
  return [
    scopeNames[scope],
    last_used_at ? `Last used ${formatInstant(last_used_at)} from ${last_used_from}` : 'Never used',
    expires_at ? `Expires ${formatInstant(expires_at)}` : 'Does not expire',
  ]
}
