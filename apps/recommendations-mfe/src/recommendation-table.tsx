import type { Recommendation } from '@solvent/contracts'
import {
  Badge,
  color,
  font,
  formatAmount,
  formatDate,
  rankTone,
  space,
  Table,
  type TableColumn,
  type Tone,
} from '@solvent/ui'
import styled from 'styled-components'

// The rank stays beside the name however long the name is.
const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

type Ranked = Recommendation & { rank: number }

const Note = styled.div`
  font: ${font.caption};
  color: ${color.textMuted};
`

const urgencies: Record<Recommendation['urgency'], { word: string; tone: Tone }> = {
  high: { word: 'High', tone: 'danger' },
  medium: { word: 'Medium', tone: 'warning' },
  low: { word: 'Low', tone: 'success' },
}

/** What else tells a liability from others: its description and when it is due. */
function noteOf({ description, next_due_date }: Recommendation['liability']): string {
  const due = next_due_date && `due ${formatDate(next_due_date)}`
  return [description, due].filter(Boolean).join(', ')
}

const columns: TableColumn<Ranked>[] = [
  {
    key: 'liability',
    header: 'Liability',
    render: ({ rank, liability }) => (
      <Place>
        <Badge tone={rankTone(rank)}>{`#${rank}`}</Badge>
        <div>
          <div>{liability.liability_type}</div>
          <Note>{noteOf(liability)}</Note>
        </div>
      </Place>
    ),
  },
  {
    key: 'score',
    header: 'Priority Score',
    align: 'end',
    render: ({ priority_score }) => String(priority_score),
  },
  { key: 'action', header: 'Recommended Action', render: ({ recommended_action }) => recommended_action },
  { key: 'amount', header: 'Amount', align: 'end', render: ({ amount }) => formatAmount(amount) },
  {
    key: 'urgency',
    header: 'Urgency',
    render: ({ urgency }) => <Badge tone={urgencies[urgency].tone}>{urgencies[urgency].word}</Badge>,
  },
]

/** The plan's items in the order in which to pay them. */
export function RecommendationTable({ items }: { items: readonly Recommendation[] }) {
  const ranked = items.map((item, index) => ({ ...item, rank: index + 1 }))
  return (
    <Table
      caption="What to pay, first things first"
      columns={columns}
      rows={ranked}
      rowKey={({ liability }) => liability.id}
    />
  )
}
