import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../config/config.js';
import { knownSessionSecret, withKeptSecrets } from './kept-secrets.js';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'secrets-'))));
afterEach(() => rm(folder, { recursive: true }));

describe('secrets that a start has made', () => {
  it('go on as they are when they become settings, as in production', async () => {
    const made = await withKeptSecrets(parseConfig({ DATA_DIR: folder }));
    const settings = { SESSION_SECRET_BEFORE: made.sessionSecret, SECRETS_KEY: made.secretsKey };
    const { sessionSecretBefore, secretsKey } = parseConfig(settings);
    expect([sessionSecretBefore, secretsKey]).toEqual([made.sessionSecret, made.secretsKey]);
    const { sessionSecret } = parseConfig({ SESSION_SECRET: made.sessionSecret });
    expect(sessionSecret).toBe(made.sessionSecret);
  });
});

describe('the secret that links are signed with', () => {
  it('is the one of the settings, else the one that the product has made', async () => {
    const given = parseConfig({ DATA_DIR: folder, SESSION_SECRET: 'a'.repeat(32) });
    expect(await knownSessionSecret(given)).toBe(given.sessionSecret);
    const { sessionSecret } = await withKeptSecrets(parseConfig({ DATA_DIR: folder }));
    expect(await knownSessionSecret(parseConfig({ DATA_DIR: folder }))).toBe(sessionSecret);
  });

  it('is not made by who signs a link beside the product', async () => {
    await expect(knownSessionSecret(parseConfig({ DATA_DIR: folder }))).rejects.toThrow(
      /^SESSION_SECRET is not set/,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
