/**
 * Makes the planner read pages along the key instead of sorting all rows for each page: without statistics, it assumes
 * that a person or table has no rows.
 */
export const DISABLE_SORT = 'set local enable_sort = off'
