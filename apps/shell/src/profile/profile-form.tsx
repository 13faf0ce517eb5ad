import { hasFormDraft, useContractForm } from '@solvent/api-client'
import { type Profile, updateProfile } from '@solvent/contracts'
import { DraftHint, parseNumber } from '@solvent/screen-kit'
import {
  AmountField,
  Banner,
  Button,
  Card,
  Form,
  Grid,
  Inline,
  SectionTitle,
  Stack,
  TextField,
  useToast,
} from '@solvent/ui'
import { useEffect, useRef } from 'react'
import { accountFacts } from './account-facts'
import { AssistantFields } from './assistant-fields'
import { CurrencyFields, ON_PAGES } from './currency-fields'
import { Facts } from './facts'

interface ProfileFormProps {
  profile: Profile
  /** Called after saving, with the server's notice if there is one, or on Cancel. */
  onDone: (notice?: string) => void
}

function toValues(profile: Profile) {
  return {
    name: profile.name,
    monthly_income: profile.monthly_income === 0 ? '' : String(profile.monthly_income),
    currency_preference: String(profile.currency_preference),
    currency_on_pages: profile.currency_on_pages ? ON_PAGES : '',
    selected_model: profile.selected_model,
    cerebras_api_key: '',
  }
}

/** Whether the form has unsaved changes, for example from before a reload. */
export function hasProfileDraft(profile: Profile): boolean {
  return hasFormDraft(updateProfile, toValues(profile))
}

function useProfileForm(profile: Profile, onDone: ProfileFormProps['onDone']) {
  const toast = useToast()
  return useContractForm({
    endpoint: updateProfile,
    initial: toValues(profile),
    toBody: ({ monthly_income, cerebras_api_key, currency_on_pages, ...rest }) => ({
      ...rest,
      currency_on_pages: currency_on_pages === ON_PAGES,
      monthly_income: parseNumber(monthly_income) ?? 0,
      ...(cerebras_api_key.trim() !== '' && { cerebras_api_key }),
    }),
    draftFields: ['name', 'monthly_income', 'currency_preference', 'currency_on_pages', 'selected_model'],
    failed: 'Failed to update profile.',
    onSent: ({ notice }) => {
      toast.success('Profile updated')
      onDone(notice)
    },
  })
}

/** The four sections of the profile as a form. */
export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const form = useProfileForm(profile, onDone)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  function cancel() {
    form.startOver()
    onDone()
  }
  return (
    <Form onSubmit={form.submit} aria-label="Edit Profile">
      <SectionTitle>Edit Profile</SectionTitle>
      <DraftHint form={form} />
      <Grid minColumn={24}>
        <Card title="Basic Information">
          <Stack>
            <TextField {...form.bind('name', 'Name')} ref={first} autoComplete="name" required />
            <TextField label="Email" value={profile.email} hint="Email cannot be changed" readOnly />
          </Stack>
        </Card>
        <Card title="Financial Information">
          <Stack>
            <AmountField {...form.bind('monthly_income', 'Monthly Income')} />
            <CurrencyFields form={form} profile={profile} />
          </Stack>
        </Card>
        <Card title="Account Information">
          <Facts facts={accountFacts(profile)} />
        </Card>
        <Card title="AI Assistant Configuration">
          <AssistantFields
            profile={profile}
            apiKey={form.bind('cerebras_api_key', 'API Key')}
            model={form.bind('selected_model', 'Selected model')}
          />
        </Card>
      </Grid>
      {/* Beside the button that was pressed, as the top of the form may be out of view. */}
      {form.error && <Banner tone="error">{form.error}</Banner>}
      <Inline>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Updating...">
          Save Changes
        </Button>
        <Button onClick={cancel} disabled={form.busy}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}
