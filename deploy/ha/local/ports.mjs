// @ts-check

export const PATRONI_PORT = 8008
export const POSTGRES_PORT = 5432
