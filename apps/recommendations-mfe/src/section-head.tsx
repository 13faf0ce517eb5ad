import { Banner, Menu, SectionTitle, Stack } from '@solvent/ui'
import styled from 'styled-components'

/** A long title wraps beside the menu. */
const Head = styled.div`
  & h2 { flex: 1 1 10rem; }
`

interface SectionHeadProps {
  title: string
  /** The menu's name for screen readers: "Download the plan". */
  downloadLabel: string
  download: { busy: boolean; error: Error | null }
  onFormat: (format: 'csv' | 'json') => void
  /** Whether the menu offers to print the section. */
  printable?: boolean
}

/** The title of a section with a download menu, and the error of a failed download. */
export function SectionHead({ title, downloadLabel, download, onFormat, printable }: SectionHeadProps) {
  const items = [
    { label: 'CSV, for a spreadsheet', onSelect: () => onFormat('csv'), disabled: download.busy },
    { label: 'JSON, with all inputs', onSelect: () => onFormat('json'), disabled: download.busy },
    ...(printable ? [{ label: 'Print on one page', onSelect: () => window.print() }] : []),
  ]
  const menu = (
    <Menu label={downloadLabel} items={items} variant="secondary">
      Download
    </Menu>
  )
  return (
    <Stack gap={3}>
      <Head>
        <SectionTitle action={menu}>{title}</SectionTitle>
      </Head>
      {download.error && (
        <Banner tone="error">{`We couldn't download the file. ${download.error.message}`}</Banner>
      )}
    </Stack>
  )
}
