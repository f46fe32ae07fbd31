import { expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { MatchingWorld } from '../../testing/matching-world.js';

const world = MatchingWorld.own({ ADMIN_EMAIL: 'leder@boligstyling.no' });

it('sends links requested during a storage outage, without a trace in the answer', async () => {
  await world.lead({ customer_email: 'kari@nordmann.no' });
  await world.partner('Anne');
  const { api } = world;
  const sent = async () =>
    api.rows(`
      select from notification where kind in ('owner-link', 'sign-in-link')`);
  await api.rows(`
    create function refuses() returns trigger language plpgsql as
      $$ begin raise exception 'full' using errcode = '53100'; end $$`);
  await api.rows(`create trigger refused before insert on notification
    for each statement execute function refuses()`);
  for (const [path, email] of [
    ['/api/own-lead/links', 'kari@nordmann.no'],
    ['/api/own-lead/links', 'nobody@nordmann.no'],
    ['/api/partner/link', 'anne@stil.no'],
    ['/api/admin/browsers/link', ''],
  ] as const) {
    const { status, text } = await api.call('post', path).send(email ? { email } : {});
    expect([status, text]).toEqual([204, '']);
  }
  expect(await sent()).toEqual([]);
  await api.rows('drop trigger refused on notification');
  await eventually(async () => (await sent()).length === 3 || undefined);
});
