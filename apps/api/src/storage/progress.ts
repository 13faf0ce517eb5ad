/** Called often, with how much is done, such as 2000 of 10000 "people". */
export type OnProgress = (done: number, total: number, unit: string) => void
