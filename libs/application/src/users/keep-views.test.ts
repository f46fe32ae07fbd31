import { MAX_VIEWS, type SavedView } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { KeepViews } from './keep-views.js';

it('a user keeps at most twenty views, each replaceable by its name', async () => {
  const kept = new Map<string, SavedView>();
  const views = {
    ofUser: async () => [...kept.values()],
    save: async (_: unknown, view: SavedView) => void kept.set(view.name, view),
    remove: async () => undefined,
  };
  const keeping = new KeepViews(views, { next: () => 'an id' });
  const save = (name: string, city = 'Bergen') => keeping.save('kari', { name, filter: { city } });
  for (let nth = 1; nth < MAX_VIEWS; nth += 1) await save(`Nr. ${nth}`);
  expect(await save('Den siste')).toHaveLength(MAX_VIEWS);
  await expect(save('En til')).rejects.toMatchObject({ code: 'too-many-views' });
  const all = await save('Den siste', 'Oslo');
  expect(all).toHaveLength(MAX_VIEWS);
  expect(all.find(({ name }) => name === 'Den siste')?.filter).toEqual({ city: 'Oslo' });
});
