import {
  PostalRegister,
  type RegisterChanges,
  type RegisterState,
} from '@boligstyling/application';
import {
  type NamedPlace,
  placeKey,
  type PostalArea,
  type PostalCode,
  type PostalLookup,
} from '@boligstyling/domain';
import { fromDatabase } from '../core/statements.js';

/** Serialises imports, so that the count of changes is exact. */
const LOCK = 'lock table postal_code in share row exclusive mode';

const CHANGES = `
  with new as (
    select * from jsonb_to_recordset($1) as new (code text, place text, municipality text)
  ), old as (select * from postal_code where source = 'postal-register')
  select
    (count(*) filter (where old.code is null))::int as added,
    (count(*) filter (where new.code is null))::int as removed,
    (count(*) filter (where old.code = new.code and
      (old.place, old.municipality) is distinct from (new.place, new.municipality)))::int as changed
  from new full join old on old.code = new.code`;

const INSERT = `
  insert into postal_code (code, source, place, place_key, municipality, kept_at)
  select code, 'postal-register', place, "placeKey", municipality, now()
  from jsonb_to_recordset($1)
    as new (code text, place text, "placeKey" text, municipality text)`;

const KEEP = `
  insert into postal_code (code, source, municipality, kept_at)
  values ($1, 'address-service', $2, now())
  on conflict (code, source) do update set municipality = $2, kept_at = now()`;

const AREAS = `
  select distinct on (code) code, municipality, source from postal_code
  where code = any($1) order by code, source`;

const PLACES = `
  select distinct place as name, place_key as key, municipality from postal_code
  where place_key = any($1) and municipality is not null`;

const STATE = `
  select count(*)::int as codes, max(kept_at) as "importedAt" from postal_code
  where source = 'postal-register'`;

/** Answers of the address service take precedence over the import. */
export class PostgresPostalRegister extends fromDatabase(PostalRegister) {
  override replace(codes: readonly PostalCode[]): Promise<RegisterChanges> {
    const rows = JSON.stringify(codes.map((each) => ({ ...each, placeKey: placeKey(each.place) })));
    return this.together(async (client) => {
      await client.query(LOCK);
      const changes = await client.query<RegisterChanges>(CHANGES, [rows]);
      await client.query('delete from postal_code');
      await client.query(INSERT, [rows]);
      return changes.rows[0] ?? { added: 0, changed: 0, removed: 0 };
    });
  }

  override async keepAnswer(code: string, municipality: string): Promise<void> {
    await this.rowsOf(KEEP, [code, municipality]);
  }

  override async lookUp(
    codes: readonly string[],
    placeKeys: readonly string[],
  ): Promise<PostalLookup> {
    const areas = await this.rowsOf<PostalArea & { code: string }>(AREAS, [codes]);
    const places = await this.rowsOf<NamedPlace & { key: string }>(PLACES, [placeKeys]);
    const areaOf = new Map(areas.map(({ code, ...area }) => [code, area]));
    const placesOf = Map.groupBy(places, ({ key }) => key);
    return { area: (code) => areaOf.get(code), postPlaces: (key) => placesOf.get(key) ?? [] };
  }

  override async state(): Promise<RegisterState> {
    return (await this.rowsOf<RegisterState>(STATE))[0] ?? { codes: 0, importedAt: null };
  }
}
