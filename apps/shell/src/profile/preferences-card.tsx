import type { Profile } from '@solvent/contracts'
import { Card, RadioGroupField, Stack, ThemeSwitch } from '@solvent/ui'
import { useAskBeforeSaving } from './use-ask-before-saving'

const asking = [
  {
    value: 'doubtful',
    label: 'When in doubt',
    hint: 'Clear entries are saved right away. You can undo each one.',
  },
  { value: 'always', label: 'Every time', hint: 'You confirm each entry before it is saved.' },
] as const

/** The theme on this device, and when the assistant asks before saving. */
export function PreferencesCard({ profile }: { profile: Profile }) {
  const [ask, setAsk] = useAskBeforeSaving(profile)
  return (
    <Card title="Preferences">
      <Stack gap={5}>
        <ThemeSwitch />
        <RadioGroupField
          label="Ask before the assistant saves"
          value={ask ? 'always' : 'doubtful'}
          onChange={(value) => setAsk(value === 'always')}
          options={asking}
          hint="Saved in your profile"
        />
      </Stack>
    </Card>
  )
}
