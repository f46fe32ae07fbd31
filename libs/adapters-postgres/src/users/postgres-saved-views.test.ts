import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PostgresSavedViews } from './postgres-saved-views.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async (users: string[]) => {
  const connection = database().orm.em.getConnection();
  await connection.execute(emptyTables('dashboard_user, saved_view'));
  for (const id of users) {
    await connection.execute(`insert into dashboard_user values
      ('${id}', 'Kari', '${id}@boligstyling.no', 'eier', 'active', null, null, null, now())`);
  }
  return new PostgresSavedViews(database().orm);
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

  it.each([[null], [kari]])('replace one of the same name, for %s', async (who) => {
    const views = await setUp([kari, ola]);
    const first = view('Oslo', { city: 'Oslo' });
    await views.save(who, first);
    await views.save(who, view('Bergen'));
    await views.save(who, view('Oslo', { city: 'Oslo', status: 'new' }));
    expect((await views.ofUser(who)).map(({ name, filter }) => [name, filter])).toEqual([
      ['Bergen', {}],
      ['Oslo', { city: 'Oslo', status: 'new' }],
    ]);
  });

  it.each([[null], [kari]])('replace none of the same name when added, for %s', async (who) => {
    const views = await setUp([kari, ola]);
    const first = view('Oslo', { city: 'Oslo', status: 'new' });
    await views.add(who, first);
    await views.add(ola, view('Oslo', { city: 'Oslo' }));
    const taken = { code: 'view-name-taken' };
    await expect(views.add(who, view('Oslo', { city: 'Oslo' }))).rejects.toMatchObject(taken);
    await views.add(who, view('Oslo', { status: 'new', city: 'Oslo' }));
    expect(await views.ofUser(who)).toEqual([first]);
  });
});
