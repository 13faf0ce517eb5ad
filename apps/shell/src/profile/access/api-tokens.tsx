import { messageOf, useRead, useSend } from '@solvent/api-client'
import { type ApiToken, listApiTokens, revokeApiToken } from '@solvent/contracts/api-tokens'
import { ConfirmDialog, useRestoreFocus } from '@solvent/screen-kit'
import { Button, formatInstant, useToast } from '@solvent/ui'
import { useState } from 'react'
import { SettingRow } from '../setting-row'
import { AccessItem, AccessList } from './access-list'
import { NewCalendarDialog } from './new-calendar-dialog'
import { NewTokenDialog } from './new-token-dialog'
import { scopeNames } from './scope-names'

/** The tokens of the person's programs and calendars. */
export function ApiTokens({ email }: { email: string }) {
  const { data, error } = useRead(listApiTokens, {})
  const [creating, setCreating] = useState<'token' | 'calendar' | null>(null)
  const close = () => setCreating(null)
  const [asked, setAsked] = useState<ApiToken | null>(null)
  const region = useRestoreFocus<HTMLDivElement>()
  const revoke = useRevoke()
  return (
    <div ref={region} tabIndex={-1}>
      <SettingRow
        title="Programs"
        text="API tokens for your own scripts, and an address with your due dates for your calendar."
      >
        <Button onClick={() => setCreating('calendar')}>Create calendar address</Button>
        <Button onClick={() => setCreating('token')}>Create token</Button>
      </SettingRow>
      <AccessList rows={data?.tokens} failed={error && 'Failed to load your programs.'}>
        {(token) => (
          <AccessItem key={token.id} name={token.name} facts={factsOf(token)}>
            <Button small variant="ghost" aria-label={`Revoke ${token.name}`} onClick={() => setAsked(token)}>
              Revoke
            </Button>
          </AccessItem>
        )}
      </AccessList>
      {creating === 'token' && <NewTokenDialog email={email} onClose={close} />}
      {creating === 'calendar' && <NewCalendarDialog email={email} onClose={close} />}
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
