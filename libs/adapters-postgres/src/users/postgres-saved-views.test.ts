import { randomUUID } from 'node:crypto';
import { viewVersion } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { PostgresSavedViews } from './postgres-saved-views.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async (users: string[]) => {
  const { orm, execute } = database();
  await execute(emptyTables('dashboard_user, saved_view'));
  for (const id of users) {
    await execute(`insert into dashboard_user values
      ('${id}', 'Kari', '${id}@boligstyling.no', 'eier', 'active', null, null, null, now())`);
  }
  return new PostgresSavedViews(orm);
};

describe('saved views', () => {
  const [kari, ola] = [randomUUID(), randomUUID()];
  const view = (name: string, filter = {}) => ({ id: randomUUID(), name, filter });

  it('are each user’s own; those of the shared login are shared', async () => {
    const views = await setUp([kari, ola]);
    const mine = view('Åpne', { status: 'new', city: 'Oslo' });
    const shared = view('Åpne', { status: 'matched' });
    await views.save(kari, mine);
    await views.save(null, shared);
    expect(await views.ofUser(kari)).toEqual([mine]);
    expect(await views.ofUser(null)).toEqual([shared]);
    expect(await views.ofUser(ola)).toEqual([]);
    await views.remove(ola, mine.id);
    await views.remove(null, mine.id);
    expect(await views.ofUser(kari)).toEqual([mine]);
    await views.remove(kari, mine.id);
    expect(await views.ofUser(kari)).toEqual([]);
  });

  it.each([[null], [kari]])(
    'are replaced under their name by their version, for %s',
    async (who) => {
      const views = await setUp([kari, ola]);
      const first = view('Oslo', { city: 'Oslo', status: 'new' });
      await views.save(who, first);
      await views.save(ola, view('Oslo', { city: 'Oslo' }));
      const next = view('Oslo', { city: 'Oslo' });
      await expect(views.save(who, next)).rejects.toMatchObject({ code: 'view-name-taken' });
      const stale = { code: 'version-stale' };
      await expect(views.save(who, next, 'earlier')).rejects.toMatchObject(stale);
      await expect(views.save(who, view('Ukjent'), 'gone')).rejects.toMatchObject(stale);
      await views.save(who, view('Oslo', { status: 'new', city: 'Oslo' }));
      expect(await views.ofUser(who)).toEqual([first]);
      await views.save(who, next, viewVersion(first));
      expect(await views.ofUser(who)).toEqual([{ ...next, id: first.id }]);
    },
  );

  it('keep one of two concurrent changes, and the other is refused', async () => {
    const views = await setUp([kari]);
    const first = view('Oslo');
    await views.save(kari, first);
    const both = await Promise.allSettled(
      ['a', 'b'].map((city) => views.save(kari, view('Oslo', { city }), viewVersion(first))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
