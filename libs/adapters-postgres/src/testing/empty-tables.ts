/**
 * SQL that deletes all rows of these tables and of those that reference them, once no transaction
 * writes there. `truncate … cascade` creates new files and invalidates plans: 16 ms of CPU for a
 * lead's tables, where this takes 1.
 *
 * @param tables such as `lead, partner`
 */
export const emptyTables = (tables: string): string => `
  do $$
  declare
    emptied text;
  begin
    set local session_replication_role = replica;
    for emptied in
      with recursive hanging(id) as (
        select unnest(string_to_array('${tables}', ', ')::regclass[])::oid
        union
        select conrelid from pg_constraint join hanging on confrelid = hanging.id where contype = 'f'
      )
      select id::regclass from hanging
    loop
      execute format('lock table %s in share row exclusive mode', emptied);
      execute format('delete from %s', emptied);
    end loop;
  end $$`;
