import type { Profile } from '@solvent/contracts'
import { Badge, Button, Caption, Card, formatAmount, Grid, SectionTitle, Stack } from '@solvent/ui'
import { useEffect, useRef } from 'react'
import { accountFacts } from './account-facts'
import { Facts } from './facts'
import { LearnedWords } from './learned-words'
import { ProviderNote } from './provider-note'

function keyStatus({ has_api_key, api_key_tested }: Profile) {
  if (!has_api_key) return <Badge tone="neutral">Not configured</Badge>
  if (api_key_tested) return <Badge tone="success">Configured</Badge>
  return <Badge tone="warning">Not tested yet</Badge>
}

function assistantFacts(profile: Profile) {
  const { api_key_preview, selected_model } = profile
  const preview = api_key_preview ? ([['Key preview', api_key_preview]] as const) : []
  return [['API Key', keyStatus(profile)] as const, ...preview, ['Selected model', selected_model] as const]
}

/** The choice that users with another currency than dollars have. */
function currencyFacts({ currency_preference, currency_on_pages }: Profile) {
  if (currency_preference === 'USD') return []
  return [['Amounts on pages', currency_on_pages ? currency_preference : 'With a dollar sign'] as const]
}

interface ProfileViewProps {
  profile: Profile
  /** Whether to focus the edit button, after the form has closed. */
  focused: boolean
  onEdit: () => void
}

/** The profile as it is stored, in four sections. */
export function ProfileView({ profile, focused, onEdit }: ProfileViewProps) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) edit.current?.focus()
  }, [focused])

  const { name, email, monthly_income, currency_preference } = profile
  return (
    <Stack>
      <SectionTitle
        action={
          <Button ref={edit} variant="primary" onClick={onEdit}>
            Edit Profile
          </Button>
        }
      >
        Your profile
      </SectionTitle>
      <Grid minColumn={24}>
        <Card title="Basic Information">
          <Facts
            facts={[
              ['Name', name || 'Not set'],
              ['Email', email],
            ]}
          />
        </Card>
        <Card title="Financial Information">
          <Facts
            facts={[
              ['Monthly Income', monthly_income > 0 ? formatAmount(monthly_income) : 'Not set'],
              ['Currency preference', currency_preference],
              ...currencyFacts(profile),
            ]}
          />
        </Card>
        <Card title="Account Information">
          <Facts facts={accountFacts(profile)} />
        </Card>
        <Card title="AI Assistant Configuration">
          <Stack gap={3}>
            <Facts facts={assistantFacts(profile)} />
            {profile.has_api_key && !profile.api_key_tested && (
              <Caption>
                We couldn't reach the provider when you saved this key. It is tested the next time you use the
                assistant.
              </Caption>
            )}
            <LearnedWords />
            <ProviderNote />
          </Stack>
        </Card>
      </Grid>
    </Stack>
  )
}
