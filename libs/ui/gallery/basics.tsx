import { useState } from 'react'
import {
  Badge,
  Button,
  type ButtonVariant,
  formatAmount,
  Grid,
  Inline,
  Progress,
  Stack,
  StatTile,
} from '../src/index'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']

export function ButtonsExample() {
  return (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>Pay $340.00</Button>
          <Button variant={variant} small>
            Edit
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyLabel="Processing...">
            Pay
          </Button>
        </Inline>
      ))}
      <Button variant="primary">
        Schedule the payment of the consolidated home improvement loan, all of it
      </Button>
    </Stack>
  )
}

export function TilesExample() {
  const [paid, setPaid] = useState(0)
  return (
    <Stack>
      <Grid>
        <StatTile label="Net Worth" value={formatAmount(12_480 - paid)} hint="Marked when it changes" />
        <StatTile
          label={<a href="#tiles">Active Liabilities</a>}
          value="3"
          hint="Manageable"
          tone="warning"
        />
        <StatTile label="Utilization" value="86.4%" hint="High" tone="danger">
          <Progress label="Utilization" value={86.4} text="86.4%" tone="danger" compact />
        </StatTile>
        <StatTile
          label="A label that needs more room than a tile has on a phone"
          value="-$1,234,567,890.12"
        />
      </Grid>
      <Inline>
        <Button onClick={() => setPaid(paid + 100)}>Change the net worth</Button>
      </Inline>
    </Stack>
  )
}

export function BadgesExample() {
  return (
    <Inline>
      <Badge>Completed</Badge>
      <Badge tone="accent">Custom</Badge>
      <Badge tone="danger">92 High</Badge>
      <Badge tone="warning">64 Medium</Badge>
      <Badge tone="success">20 Low</Badge>
    </Inline>
  )
}

export function ProgressExample() {
  return (
    <Grid minColumn={16}>
      <Progress label="Nothing paid" value={0} max={12} text="0 of 12 paid" />
      <Progress label="Car Loan" value={5} max={12} text="5 of 12 paid" />
      <Progress label="Paid off" value={12} max={12} text="12 of 12 paid" tone="success" />
      <Progress label="Over the limit" value={140} text="140.0%" tone="danger" />
      <Progress label="Compact" value={60} text="60%" tone="warning" compact />
    </Grid>
  )
}
