import { DomainError } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { AskedLinks } from './asked-links.js';

const away = () => {
  const storage = { isAway: true, tries: 0, sent: 0 };
  const send = async () => {
    storage.tries += 1;
    if (storage.isAway) throw new DomainError('storage-unavailable');
    storage.sent += 1;
  };
  return { storage, send };
};

/** Resolves when the current try has failed, long before the next one. */
const failed = () => new Promise(setImmediate);

describe('a link requested during a storage outage', () => {
  it('is sent once the storage is back, also during a stop', async () => {
    const { storage, send } = away();
    const links = new AskedLinks();
    links.send(send, { id: 'a' });
    await failed();
    storage.isAway = false;
    await links.onApplicationShutdown();
    expect(storage).toEqual({ isAway: false, tries: 2, sent: 1 });
  });

  it('is given up at a stop during the outage', async () => {
    const { storage, send } = away();
    const links = new AskedLinks();
    links.send(send, { id: 'a' });
    await failed();
    await links.onApplicationShutdown();
    expect(storage).toMatchObject({ tries: 2, sent: 0 });
  });

  it('is tried once if a hundred others wait', async () => {
    const [others, late] = [away(), away()];
    const links = new AskedLinks();
    for (let nth = 0; nth < 100; nth += 1) links.send(others.send, { id: `${nth}` });
    links.send(late.send, { id: 'late' });
    await failed();
    await links.onApplicationShutdown();
    expect([others.storage.tries, late.storage.tries]).toEqual([200, 1]);
  });
});
