/** Parts that end an SQL literal; harmful statements; parts that hide the rest. */
const OPENINGS = [
  "'",
  "''",
  "\\'",
  "'::text",
  "x'",
  '"',
  "')",
  "'))",
  '$$',
  '\u02bc',
  '%27',
  '0',
  '1',
  '-1',
  '{',
  '*/',
  '`',
]
const STATEMENTS = [
  ' or 1=1',
  " or 'a'='a",
  ' or true',
  ' or pg_sleep(20) is null',
  ' and 1=(select 1 from pg_sleep(20))',
  ' and 1=cast((select email from users limit 1) as int)',
  ' and 1=0 union select * from users',
  ' union select null,null,password_hash from users',
  ' order by 99',
  " returning (select string_agg(email, ',') from users)",
  '||(select password_hash from users limit 1)||',
  '|| pg_sleep(20)',
  '; drop table users',
  '; drop table assets cascade',
  '; delete from liabilities',
  '; update assets set value_minor=1',
  "; update users set name='owned'",
  '; select pg_sleep(20)',
  '; reset role',
  '; set role postgres',
  '; set row_security = off',
  "; select set_config('app.user_id','00000000-0000-0000-0000-000000000000',false)",
  '; commit; drop table users; begin',
  '; rollback; drop schema public cascade',
  "; copy users to '/tmp/solvent-injected'",
  "; copy (select 1) to program 'touch /tmp/solvent-injected'",
  '; create extension dblink',
  '; vacuum',
]
const ENDINGS = ['', ' --', '/*']

const ALL = OPENINGS.flatMap((opening) =>
  STATEMENTS.flatMap((statement) => ENDINGS.map((ending) => opening + statement + ending)),
)

/** Coprime with the lengths of the lists, so that even a few texts cover all of them. */
const STRIDE = 13

/** `count` different texts that would inject SQL if concatenated into a statement; all of them by default. */
export function sqlTexts(count = ALL.length): string[] {
  return Array.from({ length: Math.min(count, ALL.length) }, (_, n) => ALL[(n * STRIDE) % ALL.length] ?? '')
}
