/**
 * Pages are read along the key and not by sorting all rows for each: the planner takes a person, or a table, of which
 * it has no statistics for one without rows.
 */
export const BY_KEY = 'set local enable_sort = off'
