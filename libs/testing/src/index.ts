import './prepare-controls'

export { bankFile, reviewLine } from './bank-file'
export { debtFile, fileDebt } from './debt-file'
export { fakeApi } from './fake-api'
export { ines } from './ines'
export { noor } from './noor'
export { maya, newcomer, type Person } from './people'
export { dueRent, rent } from './rent'
