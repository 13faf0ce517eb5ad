import type { Client } from 'pg'

/**
 * The first runs requests, the second lists the users for checks of the whole database, the third reads everything for
 * a backup. None owns anything.
 */
export const ROLES = ['solvent_app', 'solvent_maintenance', 'solvent_backup'] as const

/** Creates missing roles and lets the connected one become each of them. Runs in a transaction. */
export async function prepareRoles(client: Client): Promise<void> {
  for (const role of ROLES) {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (rows.length === 0) await client.query(`create role ${role} nologin`)
    if (!(await mayActAs(client, role))) await client.query(`grant ${role} to current_user`)
  }
}

async function mayActAs(client: Client, role: string): Promise<boolean> {
  await client.query('savepoint attempt')
  try {
    await client.query(`set local role ${role}`)
    return true
  } catch {
    return false
  } finally {
    await client.query('rollback to savepoint attempt')
  }
}
