/** A number of debts with its noun: "1 debt", "4 debts". */
export function countedDebts(count: number): string {
  return `${count} ${count === 1 ? 'debt' : 'debts'}`
}
