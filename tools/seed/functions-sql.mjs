export const FUNCTIONS = `
  create function pg_temp.id_of(what text, at timestamptz) returns uuid language sql stable as $$
    select overlay(overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || md5(what) placing '7' from 13 for 1) placing '8' from 17 for 1)::varchar(32)::uuid $$;

  /* A whole number from 0 that is always the same for the same thing. */
  create function pg_temp.number_of(what text, below int) returns int language sql immutable as $$
    select abs(hashtextextended(what, 0) % below)::int $$;

  create function pg_temp.any_of(words text[], number bigint) returns text language sql immutable as $$
    select words[1 + abs(number % array_length(words, 1))] $$;

  /* Rather one of the first ones. */
  create function pg_temp.common_of(words text[], number bigint) returns text language sql immutable as $$
    select words[1 + least(array_length(words, 1) - 1,
      floor(-ln(1 - abs(number % 100000) / 100001.0) * 3))::int] $$`;
