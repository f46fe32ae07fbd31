-- The role that serves, beside the one that owns the tables. For psql, as a superuser, as often as one
-- likes: psql --set=password=… --file=ops/database-roles.sql
select 'create role boligstyling_worker'
where not exists (select from pg_roles where rolname = 'boligstyling_worker') \gexec
alter role boligstyling_worker login nosuperuser nocreatedb nocreaterole password :'password';
-- What the product asks for at each connection, where no pooler refuses it.
alter role boligstyling_worker set statement_timeout = '4s';
alter role boligstyling_worker set idle_in_transaction_session_timeout = '4s';
