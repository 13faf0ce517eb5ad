import { messageOf, useDownload } from '@solvent/api-client'
import { downloadEntries } from '@solvent/contracts'
import { useUrlTab } from '@solvent/screen-kit'
import { Banner, Button, Page } from '@solvent/ui'
import { useState } from 'react'
import { ActivityTabs, TABS } from './activity-tabs'
import { EntryDialog } from './entry/entry-dialog'
import { useFiltering } from './filters/use-filtering'
import { FileDrop } from './import/file-drop'
import { ImportDialog } from './import/lazy-import-dialog'
import { RecordDialog } from './record/lazy-record-dialog'
import { toRecordKind } from './record/record-kinds'
import { RecordMenu } from './record/record-menu'
import { useUrlDialog } from './use-url-dialog'

/** Activity: every entry of the books, what comes back, charts, and the books check. */
export function ActivityPage() {
  const [tab, setTab] = useUrlTab(TABS, 'entries')
  const filtering = useFiltering()
  const download = useDownload(downloadEntries)
  const entry = useUrlDialog('entry')
  const record = useUrlDialog('record')
  const recordKind = toRecordKind(record.value)
  const importing = useUrlDialog('import')
  const [dropped, setDropped] = useState<File | null>(null)

  function importFile(file: File | null) {
    setDropped(file)
    importing.open('file')
  }

  const actions = (
    <>
      {(tab === 'entries' || tab === 'pictures') && (
        <Button
          onClick={() => download.start({ query: filtering.filter })}
          busy={download.busy}
          busyLabel="Downloading..."
        >
          Download CSV
        </Button>
      )}
      <RecordMenu onRecord={record.open} onImport={() => importFile(null)} onIntent={RecordDialog.preload} />
    </>
  )
  return (
    <Page title="Activity" subtitle="All changes to your accounts" actions={actions}>
      <FileDrop isImporting={importing.value !== null} onFile={importFile} />
      {importing.value && <ImportDialog dropped={dropped} onClose={importing.close} />}
      {recordKind && <RecordDialog kind={recordKind} onClose={record.close} />}
      {!recordKind && entry.value && (
        <EntryDialog id={entry.value} onOpen={entry.open} onClose={entry.close} />
      )}
      {download.error && (
        <Banner tone="error">
          {messageOf(download.error, 'Failed to download your activity. Please try again.')}
        </Banner>
      )}
      <ActivityTabs
        tab={tab}
        onTab={setTab}
        filtering={filtering}
        onOpen={entry.open}
        onRecord={() => record.open('expense')}
      />
    </Page>
  )
}
