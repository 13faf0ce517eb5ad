// What remotes' pages show first. One script, fetched together with theirs.
export { Table } from '../table/table'
export { Tabs } from '../tabs/tabs'
