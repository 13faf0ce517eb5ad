-- Runs once, as the superuser, when the database is created: by the PostgreSQL image, or by ha/create-database.sh.
-- Solvent logs in as this owner. It can create the roles that transactions run as, and row-level security applies to it
-- as well.
\set password `cat "${SOLVENT_PASSWORD_FILE:-/run/secrets/solvent_password}"`
create role solvent login createrole password :'password';
alter database solvent owner to solvent;
