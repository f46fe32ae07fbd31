import { describe, expect, it } from '@jest/globals';
import { isViewFilter, replacesView, VIEW_VALUE_MAX, viewVersion } from './saved-view.js';

it.each([
  [{}, true],
  [{ status: 'new', city: 'Oslo', only: 'held' }, true],
  [{ q: 'kari nordmann' }, false],
  [{ status: 1 }, false],
  [{ city: 'x'.repeat(VIEW_VALUE_MAX) }, true],
  [{ city: 'x'.repeat(VIEW_VALUE_MAX + 1) }, false],
  [{ city: 'Os\u0000lo' }, false],
  [{ city: ['Oslo'] }, false],
  [[], false],
  ['status', false],
  [undefined, false],
  [['status'], false],
  [null, false],
])('whether %j can be kept: %s', (filter, expected) => {
  expect(isViewFilter(filter)).toBe(expected);
});

describe('a view under a name', () => {
  const view = (filter: Record<string, string>) => ({ id: 'v', name: 'Mine', filter });
  const kept = view({ status: 'new', city: 'Oslo' });
  const next = view({ status: 'won' });

  it('that is free is kept, and again the same one is not', () => {
    expect(replacesView(undefined, next, undefined)).toBe(true);
    const again = view({ city: 'Oslo', status: 'new' });
    expect(replacesView(kept, again, undefined)).toBe(false);
  });

  it('that is taken is replaced by who knows its version', () => {
    const code = (expected?: string) => {
      try {
        return replacesView(kept, next, expected);
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(code()).toBe('view-name-taken');
    expect(code(String(viewVersion(next)))).toBe('version-stale');
    expect(code(String(viewVersion(kept)))).toBe(true);
  });

  it('that is deleted meanwhile is stale', () => {
    expect(() => replacesView(undefined, next, viewVersion(kept))).toThrow(
      expect.objectContaining({ code: 'version-stale' }),
    );
  });
});
