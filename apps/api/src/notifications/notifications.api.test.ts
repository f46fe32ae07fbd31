import { createTestDatabase, type TestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MatchingWorld } from '../testing/matching-world.js';

describe('resending missing emails', () => {
  let own: TestDatabase;
  let withoutMailServer: MatchingWorld;
  let working: MatchingWorld;
  beforeAll(async () => {
    own = await createTestDatabase();
    const shared = { DATABASE_URL: own.url };
    withoutMailServer = await MatchingWorld.start({ ...shared, SMTP_URL: 'smtp://127.0.0.1:1' });
    working = await MatchingWorld.start(shared);
  });
  afterAll(async () => {
    await Promise.allSettled([withoutMailServer.close(), working.close()]);
    await own.drop();
  });

  const resend = async (world: MatchingWorld) =>
    (await world.admin('post', '/notifications/resend').expect(200)).body;
  const states = async () =>
    (await working.api.rows<{ state: string }>('select state from notification')).map(
      ({ state }) => state,
    );

  it('counts repeated failures, then sent ones, and then none', async () => {
    await withoutMailServer.lead();
    while ((await working.api.rows('select from notification where last_fault is null')).length) {
      continue;
    }
    const failed = await resend(withoutMailServer);
    expect(failed).toEqual({ sentCount: 0, errorCount: 2, pendingCount: 0 });
    expect(await states()).toEqual(['due', 'due']);
    // Else it would retry what the other one is to send.
    await withoutMailServer.close();

    await working.api.rows(
      `update notification set state = 'parked' where kind = 'lead-notification'`,
    );
    expect(await resend(working)).toEqual({ sentCount: 2, errorCount: 0, pendingCount: 0 });
    expect(await working.api.mails(2)).toHaveLength(2);
    expect(await states()).toEqual(['sent', 'sent']);
    expect(await resend(working)).toEqual({ sentCount: 0, errorCount: 0, pendingCount: 0 });
  });
});
