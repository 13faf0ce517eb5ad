import { useRead } from '@solvent/api-client'
import { DEFAULT_MODEL, listModels } from '@solvent/contracts'
import { Banner, SelectField, Stack } from '@solvent/ui'
import { useEffect } from 'react'

interface ModelFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (model: string) => void
  /** The model of the profile; offered even if the provider no longer lists it. */
  stored: string
}

/** The models available to the user's key. If they cannot be fetched, the default one is selected. */
export function ModelField({ stored, ...field }: ModelFieldProps) {
  const { data, error: failure } = useRead(listModels, {})
  const unavailable = failure !== null && data === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: selected once, so that the user can still change it
  useEffect(() => {
    if (unavailable) field.onChange(DEFAULT_MODEL)
  }, [unavailable])

  const listed = data?.models ?? [{ id: DEFAULT_MODEL, name: DEFAULT_MODEL }]
  const models = listed.some(({ id }) => id === stored) ? listed : [...listed, { id: stored, name: stored }]
  return (
    <Stack gap={2}>
      <SelectField
        {...field}
        options={models.map(({ id, name }) => ({ value: id, label: name }))}
        hint={data || unavailable ? undefined : 'Loading models...'}
      />
      {unavailable && <Banner tone="warning">Unable to fetch models. Using default model.</Banner>}
    </Stack>
  )
}
