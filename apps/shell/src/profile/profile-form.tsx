import { useContractForm } from '@solvent/api-client'
import { CURRENCIES, type Profile, updateProfile } from '@solvent/contracts'
import { enteredNumber, KeptHint } from '@solvent/screen-kit'
import {
  AmountField,
  Banner,
  Button,
  Card,
  Form,
  Grid,
  Inline,
  SectionTitle,
  SelectField,
  Stack,
  TextField,
  useToast,
} from '@solvent/ui'
import { useEffect, useRef } from 'react'
import { accountFacts } from './account-facts'
import { AssistantFields } from './assistant-fields'
import { Facts } from './facts'

/** The currencies of this page; one that was chosen elsewhere is offered, too. */
const OFFERED: readonly string[] = CURRENCIES.filter((currency) => currency !== 'INR')

function currencyOptions(stored: string) {
  const offered = OFFERED.includes(stored) ? OFFERED : [...OFFERED, stored]
  return offered.map((currency) => ({ value: currency, label: currency }))
}

interface ProfileFormProps {
  profile: Profile
  /** Called when it is saved, with what there is to say about it, or given up. */
  onDone: (notice?: string) => void
}

function useProfileForm(profile: Profile, onDone: ProfileFormProps['onDone']) {
  const toast = useToast()
  return useContractForm({
    endpoint: updateProfile,
    initial: {
      name: profile.name,
      monthly_income: profile.monthly_income === 0 ? '' : String(profile.monthly_income),
      currency_preference: String(profile.currency_preference),
      selected_model: profile.selected_model,
      cerebras_api_key: '',
    },
    toBody: ({ monthly_income, cerebras_api_key, ...rest }) => ({
      ...rest,
      monthly_income: enteredNumber(monthly_income) ?? 0,
      ...(cerebras_api_key.trim() !== '' && { cerebras_api_key }),
    }),
    keeps: ['name', 'monthly_income', 'currency_preference', 'selected_model'],
    failed: 'Failed to update profile.',
    onSent: ({ notice }) => {
      toast.success('Profile updated')
      onDone(notice)
    },
  })
}

/** The four sections with what can be changed in them. */
export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const form = useProfileForm(profile, onDone)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  return (
    <Form onSubmit={form.submit} aria-label="Edit Profile">
      <SectionTitle>Edit Profile</SectionTitle>
      <KeptHint form={form} />
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
            <SelectField
              {...form.bind('currency_preference', 'Currency Preference')}
              options={currencyOptions(profile.currency_preference)}
              hint="For the amounts on the dashboard"
            />
          </Stack>
        </Card>
        <Card title="AI Assistant Configuration">
          <AssistantFields
            profile={profile}
            apiKey={form.bind('cerebras_api_key', 'API Key')}
            model={form.bind('selected_model', 'Selected Model')}
          />
        </Card>
        <Card title="Account Information">
          <Facts facts={accountFacts(profile)} />
        </Card>
      </Grid>
      {/* Beside the button that was pressed: the top of the form may be out of sight. */}
      {form.error && <Banner tone="error">{form.error}</Banner>}
      <Inline>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel="Updating...">
          Save Changes
        </Button>
        <Button onClick={() => onDone()} disabled={form.busy}>
          Cancel
        </Button>
      </Inline>
    </Form>
  )
}
