// Recording an entry and reading one share their fields. One script, because the container lists every script.
export { EntryContent } from './entry/entry-content'
export { RecordDialog } from './record/record-dialog'
