import { Card, RadioGroupField, Stack, ThemeSwitch } from '@solvent/ui'
import { useAskBeforeSaving } from './ask-before-saving'

const asking = [
  {
    value: 'doubtful',
    label: 'When in doubt',
    hint: 'Clear entries are saved at once. Each can be undone.',
  },
  { value: 'always', label: 'Every time', hint: 'You confirm each entry before it is saved.' },
] as const

/** How Solvent looks and how freely the assistant acts, on this device. */
export function PreferencesCard() {
  const [ask, setAsk] = useAskBeforeSaving()
  return (
    <Card title="Preferences">
      <Stack gap={5}>
        <ThemeSwitch />
        <RadioGroupField
          label="Ask before the assistant saves"
          value={ask ? 'always' : 'doubtful'}
          onChange={(value) => setAsk(value === 'always')}
          options={asking}
          hint="Kept on this device only"
        />
      </Stack>
    </Card>
  )
}
