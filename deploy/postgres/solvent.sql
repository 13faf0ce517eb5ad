-- The PostgreSQL image runs this once, as its superuser, when it creates the database. Solvent logs in as this owner. It
-- can create the roles that transactions run as, and row-level security applies to it as well.
\set password `cat /run/secrets/solvent_password`
create role solvent login createrole password :'password';
alter database solvent owner to solvent;
