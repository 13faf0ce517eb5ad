import type { Profile } from '@solvent/contracts'
import { Button, Card, color, formatAmount, formatDate, Grid, Inline, space } from '@solvent/ui'
import styled from 'styled-components'

const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  & dt { color: ${color.textMuted}; }
  & dd { margin: 0; overflow-wrap: anywhere; }
`

interface SectionProps {
  title: string
  facts: readonly (readonly [name: string, value: string])[]
}

function Section({ title, facts }: SectionProps) {
  return (
    <Card title={title}>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}

/** The calendar date of a time stamp, or "Unknown". */
function day(timestamp: string): string {
  return timestamp ? formatDate(timestamp.slice(0, 10)) : 'Unknown'
}

interface ProfileViewProps {
  profile: Profile
  onEdit: () => void
}

export function ProfileView({ profile, onEdit }: ProfileViewProps) {
  return (
    <>
      <Grid minColumn={22}>
        <Section
          title="Basic Information"
          facts={[
            ['Name', profile.name],
            ['Email', profile.email],
          ]}
        />
        <Section
          title="Financial Information"
          facts={[
            ['Monthly Income', profile.monthly_income > 0 ? formatAmount(profile.monthly_income) : 'Not set'],
            ['Currency Preference', profile.currency_preference],
          ]}
        />
        <Section
          title="AI Assistant Configuration"
          facts={[
            ['API Key', profile.has_api_key ? 'Configured' : 'Not configured'],
            ['Key Preview', profile.api_key_preview ?? '—'],
            ['Selected Model', profile.selected_model],
          ]}
        />
        <Section
          title="Account Information"
          facts={[
            ['Member Since', day(profile.created_at)],
            ['Last Updated', day(profile.updated_at)],
          ]}
        />
      </Grid>
      <Inline>
        <Button variant="primary" onClick={onEdit}>
          Edit Profile
        </Button>
      </Inline>
    </>
  )
}
