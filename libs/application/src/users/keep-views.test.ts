import { MAX_VIEWS, type SavedView } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { KeepViews } from './keep-views.js';

it('a user keeps at most twenty views, each replaceable by its name', async () => {
  const kept = new Map<string, SavedView>();
  const views = {
    ofUser: async () => [...kept.values()],
    save: async (_: unknown, view: SavedView) => void kept.set(view.name, view),
    remove: async (_: unknown, id: string) => {
      for (const [name, view] of kept) if (view.id === id) kept.delete(name);
    },
  };
  const keeping = new KeepViews(views, { next: () => `id-${kept.size}` });
  const save = (name: string, city = 'Bergen') => keeping.save('kari', { name, filter: { city } });
  for (let nth = 1; nth < MAX_VIEWS; nth += 1) await save(`Nr. ${nth}`);
  expect(await save('Den siste')).toHaveLength(MAX_VIEWS);
  await expect(save('En til')).rejects.toMatchObject({ code: 'too-many-views' });
  const all = await save('Den siste', 'Oslo');
  expect(all).toHaveLength(MAX_VIEWS);
  const last = all.find(({ name }) => name === 'Den siste')!;
  expect(last.filter).toEqual({ city: 'Oslo' });
  await keeping.remove('kari', last.id);
  expect(await keeping.list('kari')).toEqual(all.filter((each) => each !== last));
});
