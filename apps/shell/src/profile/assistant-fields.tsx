import type { Profile } from '@solvent/contracts'
import { Stack, TextField } from '@solvent/ui'
import { ModelField } from './model-field'
import { ProviderNote } from './provider-note'

interface Bound {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

interface AssistantFieldsProps {
  profile: Profile
  apiKey: Bound
  model: Bound
}

/** The key of the AI provider and, once there is one, the model. */
export function AssistantFields({ profile, apiKey, model }: AssistantFieldsProps) {
  const { has_api_key, api_key_preview, selected_model } = profile
  return (
    <Stack>
      {/* No password field: browsers would fill in or overwrite the person's password there. */}
      <TextField
        {...apiKey}
        placeholder="Must start with csk-"
        hint={has_api_key ? `Leave it empty to keep ${api_key_preview ?? 'the current key'}` : undefined}
        autoComplete="off"
      />
      {has_api_key ? (
        <ModelField {...model} stored={selected_model} />
      ) : (
        <TextField
          label={model.label}
          value={selected_model}
          hint="Save a key to choose another model"
          readOnly
        />
      )}
      <ProviderNote />
    </Stack>
  )
}
