/**
 * SQL that removes all rows of these tables, and of all that refer to them, once nobody is writing there.
 * `truncate … cascade` gives each table and index a new file instead, and has every connection plan
 * anew: 16 ms of the processor for what hangs on a lead, where this takes 1.
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
