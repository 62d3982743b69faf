import { Client } from "pg";

/**
 * Prepares a database so that it can be restored to its current state: it keeps a copy of its rows in a separate schema. Rows
 * written by a test are found by the number of their transaction.
 */
export async function keepPristine(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(preparation).finally(() => client.end());
}

/**
 * Restores such a database, through a connection that stays open. False: it cannot be used again, because its tables have
 * changed or a test left a process connected to it, whose jobs would write into the next test.
 */
export async function restore(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ restored: boolean }>("select pristine.restore() as restored");
  return rows[0]?.restored === true;
}

const preparation = `
create schema pristine;
create function pristine.number(transaction xid) returns bigint immutable language sql
  as $$ select transaction::text::bigint $$;

do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table pristine.%1$I as table public.%1$I', name);
  end loop;
end $$;
create table pristine."a count" as
  select tablename as name, (xpath('/row/n/text()',
    query_to_xml(format('select count(*) as n from public.%I', tablename), true, true, '')))[1]::text::bigint as rows
  from pg_tables where schemaname = 'public';
create table pristine."a sequence" as
  select sequencename as name, last_value from pg_sequences where schemaname = 'public';
create table pristine."a mark" as select pg_current_xact_id()::text::bigint as since;

create function pristine.has_others() returns boolean language sql
  as $$ select exists (select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') $$;

create function pristine.restore() returns boolean language plpgsql as $$
declare
  mark bigint := (select since from pristine."a mark");
  one record;
  present bigint;
begin
  for attempt in 1..200 loop
    perform pg_stat_clear_snapshot();
    exit when not pristine.has_others();
    perform pg_sleep(0.01);
  end loop;
  if pristine.has_others()
    or exists (select from pg_class where pristine.number(xmin) > mark and relnamespace = 'public'::regnamespace)
    or exists (select from pg_attribute where pristine.number(xmin) > mark and attrelid >= 16384)
    or exists (select from pg_trigger where pristine.number(xmin) > mark)
    or (select count(*) from pg_tables where schemaname = 'public') <> (select count(*) from pristine."a count")
    or (select count(*) from pg_trigger) <> (select triggers from pristine."a shape")
  then
    return false;
  end if;
  set local session_replication_role = replica;
  for one in select name, rows from pristine."a count" loop
    execute format('delete from public.%I where pristine.number(xmin) > %s', one.name, mark);
    execute format('select count(*) from public.%I', one.name) into present;
    if present <> one.rows then
      execute format('insert into public.%1$I overriding system value
        select * from pristine.%1$I except all select * from public.%1$I', one.name);
    end if;
  end loop;
  for one in select sequence.name, sequence.last_value from pristine."a sequence" as sequence
    join pg_sequences as now on now.schemaname = 'public' and now.sequencename = sequence.name
    where now.last_value is distinct from sequence.last_value loop
    perform setval(format('public.%I', one.name)::regclass, coalesce(one.last_value, 1), one.last_value is not null);
  end loop;
  update pristine."a mark" set since = pg_current_xact_id()::text::bigint;
  return true;
end $$;
create table pristine."a shape" as select count(*) as triggers from pg_trigger;
`;
