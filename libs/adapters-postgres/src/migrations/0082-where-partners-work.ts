import { areaNamed } from '@boligstyling/domain';
import { Migration } from '@mikro-orm/migrations';

/**
 * Leads have a municipality, and partners work in municipalities and counties instead of in cities
 * by name. Names that mean one are carried over; the others are kept for the administrator to see,
 * and cover nothing. A lead is located when it is next taken up.
 */
export class Migration0082WherePartnersWork extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table lead add column municipality varchar(4)');
    this.addSql('alter table lead add column municipality_found_by varchar(20)');
    this.addSql("alter table partner add column areas text[] not null default '{}'");
    this.addSql("alter table partner add column unclear_cities text[] not null default '{}'");
    const known = JSON.stringify(await this.areasByCity()).replaceAll("'", "''");
    this.addSql(`
      update partner set
        areas = case when whole_country then array['NO'] else array(
          select distinct known.area from unnest(cities) city
            join jsonb_to_recordset('${known}') as known (city text, area text) using (city)
          order by known.area) end,
        unclear_cities = case when whole_country then '{}' else array(
          select city from unnest(cities) with ordinality as written (city, nth)
          where city not in (select city from jsonb_to_recordset('${known}') as known (city text))
          order by nth) end`);
  }

  override down(): void {
    this.addSql('alter table partner drop column unclear_cities');
    this.addSql('alter table partner drop column areas');
    this.addSql('alter table lead drop column municipality_found_by');
    this.addSql('alter table lead drop column municipality');
  }

  private async areasByCity(): Promise<{ city: string; area: string }[]> {
    const cities = await this.execute('select distinct unnest(cities) as city from partner');
    return cities.flatMap(({ city }) => {
      const area = areaNamed(String(city));
      return area ? [{ city: String(city), area }] : [];
    });
  }
}
