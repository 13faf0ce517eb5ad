/** "14 days overdue", for a due date that passed at least one day ago. */
export function overdueText(days: number): string {
  return days === 1 ? '1 day overdue' : `${days} days overdue`
}
