// What the pages of remotes show at first. One script, which is fetched together with theirs.
export { Table } from '../table/table'
export { Tabs } from '../tabs/tabs'
