import { randomUUID } from 'node:crypto';
import { MAX_VIEWS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeepViews } from './keep-views.js';
import { InMemorySavedViews } from './testing/in-memory-saved-views.js';

describe('lists that someone keeps to see again', () => {
  let keeping: KeepViews;
  beforeEach(() => {
    keeping = new KeepViews(new InMemorySavedViews(), { next: randomUUID });
  });
  const save = (name: string, city = 'Bergen', personId: string | null = 'kari') =>
    keeping.save(personId, { name, filter: { city } });

  it('are each person’s own, and those of the shared password together', async () => {
    await save('Mine');
    await save('Felles', 'Oslo', null);
    expect(await keeping.list('kari')).toMatchObject([
      { name: 'Mine', filter: { city: 'Bergen' } },
    ]);
    expect(await keeping.list(null)).toMatchObject([{ name: 'Felles' }]);
    expect(await keeping.list('ola')).toEqual([]);
  });

  it('are twenty at most, of which each can be changed by its name', async () => {
    for (let nth = 1; nth < MAX_VIEWS; nth += 1) await save(`Nr. ${nth}`);
    expect(await save('Den siste')).toHaveLength(MAX_VIEWS);
    await expect(save('En til')).rejects.toMatchObject({ code: 'too-many-views' });
    const all = await save('Den siste', 'Oslo');
    expect(all).toHaveLength(MAX_VIEWS);
    expect(all.find(({ name }) => name === 'Den siste')?.filter).toEqual({ city: 'Oslo' });
    await expect(save('En', 'Oslo', 'ola')).resolves.toHaveLength(1);
  });

  it('are gone when removed, by whose they are', async () => {
    const [view] = await save('Mine');
    await keeping.remove('ola', view!.id);
    expect(await keeping.list('kari')).toHaveLength(1);
    await keeping.remove('kari', view!.id);
    expect(await keeping.list('kari')).toEqual([]);
  });
});
