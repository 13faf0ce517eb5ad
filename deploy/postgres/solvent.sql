-- The PostgreSQL image runs this once, as its superuser, when it makes the database. Solvent logs in as an owner that
-- may make the roles its transactions act as, and that row-level security holds for like for everybody else.
\set password `cat /run/secrets/solvent_password`
create role solvent login createrole password :'password';
alter database solvent owner to solvent;
