import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { eventually } from '../../testing/eventually.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { ownApi } from '../../testing/start-api.js';

const api = ownApi({ LOG_LEVEL: 'info' });
beforeAll(async () => {
  await api.rows(`
    create function fills_disk() returns trigger language plpgsql as
      $$ begin raise exception 'full' using errcode = '53100'; end $$`);
});

const submit = () =>
  api.call('post', '/api/leads').set('apikey', DEVELOPMENT_API_KEY).send(sampleSubmission());
const ready = async () => (await api.call('get', '/api/health/ready')).status;
const isReady = (wanted: number) =>
  eventually(async () => ((await ready()) === wanted ? true : undefined));

describe('readiness', () => {
  it('fails when submits cannot be stored for longer than a moment, until one could be', async () => {
    await api.rows(
      'create trigger full_disk before insert on first_email for each row execute function fills_disk()',
    );
    await submit().expect(503);
    expect(await ready()).toBe(200);
    await isReady(503);
    await submit().expect(503);
    await api.rows('drop trigger full_disk on first_email');
    await isReady(200);
    await submit().expect(201);
  });

  it('is logged with the cause when it changes, not at each probe', () => {
    const lines = api
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const types = lines.map(({ err }) => err?.type);
    expect(types).not.toContain('ServiceUnavailableException');
    expect(lines.filter(({ context }) => context === 'Health')).toEqual([
      expect.objectContaining({
        level: 'warn',
        msg: 'not ready',
        err: expect.objectContaining({ code: '53100' }),
      }),
      expect.objectContaining({ msg: 'ready again' }),
    ]);
  });
});
