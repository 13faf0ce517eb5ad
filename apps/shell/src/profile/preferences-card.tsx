import { useRead } from '@solvent/api-client'
import { getPlanSettings, type Profile } from '@solvent/contracts'
import { PaydaysButton, payText } from '@solvent/screen-kit'
import { Card, RadioGroupField, Stack, ThemeSwitch } from '@solvent/ui'
import { SettingRow } from './setting-row'
import { useProfileSetting } from './use-profile-setting'

const asking = [
  {
    value: 'doubtful',
    label: 'When in doubt',
    hint: 'Clear entries are saved right away. You can undo each one.',
  },
  { value: 'always', label: 'Every time', hint: 'You confirm each entry before it is saved.' },
] as const

/** The theme on this device, the paydays, and when the assistant asks before saving. */
export function PreferencesCard({ profile }: { profile: Profile }) {
  const [ask, setAsk] = useProfileSetting(profile, 'ask_before_saving')
  return (
    <Card title="Preferences">
      <Stack gap={5}>
        <ThemeSwitch />
        <Paydays />
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

/** When the income is paid. */
function Paydays() {
  const { data } = useRead(getPlanSettings, {})
  const pay = data?.pay ?? null
  const text = pay
    ? payText(pay)
    : 'If your plan knows your paydays, it pays on days when the money is there.'
  return (
    <SettingRow title="Paydays" text={text}>
      {data && <PaydaysButton pay={pay}>{pay ? 'Change' : 'Set paydays'}</PaydaysButton>}
    </SettingRow>
  )
}
