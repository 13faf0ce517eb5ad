import { useContractForm } from '@solvent/api-client'
import { CURRENCIES, type Profile, updateProfile } from '@solvent/contracts'
import { enteredNumber } from '@solvent/remote-kit'
import {
  AmountField,
  Button,
  Card,
  Form,
  Inline,
  PasswordField,
  SelectField,
  TextField,
  useToast,
} from '@solvent/ui'

/** The currencies of this page; one that was chosen elsewhere is offered, too. */
const OFFERED: readonly string[] = CURRENCIES.filter((currency) => currency !== 'INR')

function currencyOptions(chosen: string) {
  const offered = OFFERED.includes(chosen) ? OFFERED : [...OFFERED, chosen]
  return offered.map((currency) => ({ value: currency, label: currency }))
}

interface ProfileFormProps {
  profile: Profile
  onDone: () => void
}

export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const toast = useToast()
  const form = useContractForm({
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
    failed: 'Failed to update profile.',
    onSent: () => {
      toast.success('Profile updated')
      onDone()
    },
  })

  return (
    <Card title="Edit Profile">
      <Form onSubmit={form.submit} error={form.error} aria-label="Edit Profile">
        <TextField {...form.bind('name', 'Name')} autoComplete="name" required />
        <TextField label="Email" value={profile.email} hint="Email cannot be changed" readOnly />
        <AmountField {...form.bind('monthly_income', 'Monthly Income')} />
        <SelectField
          {...form.bind('currency_preference', 'Currency Preference')}
          options={currencyOptions(profile.currency_preference)}
        />
        <PasswordField
          {...form.bind('cerebras_api_key', 'API Key')}
          hint="Starts with csk-. Leave it empty to keep the current key."
          autoComplete="off"
        />
        <TextField {...form.bind('selected_model', 'Model')} required />
        <Inline>
          <Button type="submit" variant="primary" busy={form.busy} busyLabel="Updating...">
            Save Changes
          </Button>
          <Button onClick={onDone} disabled={form.busy}>
            Cancel
          </Button>
        </Inline>
      </Form>
    </Card>
  )
}
