import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mailerContract, sampleNotification } from '@boligstyling/application/testing';
import PostalMime from 'postal-mime';
import { EmlMailer } from './eml-mailer.js';
import { SAMPLE_SETTINGS } from './testing/sample-settings.js';

let home: string;
let folder: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'eml-mailer-'));
  folder = join(home, 'data', 'outbox');
});

afterEach(() => rm(home, { recursive: true }));

const kept = () => readdir(folder).catch((): string[] => []);
const inTime = () => new AbortController().signal;

mailerContract(async () => ({
  mailer: new EmlMailer(folder, SAMPLE_SETTINGS),
  takenOver: async () => (await kept()).map((name) => name.split('@')[0] ?? ''),
  // A file where the folder should be: nothing can be kept in it.
  interrupt: () => writeFile(join(home, 'data'), ''),
  restore: () => rename(join(home, 'data'), join(home, 'aside')),
}));

describe('EmlMailer', () => {
  it('keeps a message as a file that a mail program can open', async () => {
    const notification = sampleNotification('lead-notice');
    await new EmlMailer(folder, SAMPLE_SETTINGS).send(notification, inTime());
    const name = `${notification.id}@boligstyling.example.eml`;
    expect(await kept()).toEqual([name]);
    const email = await PostalMime.parse(await readFile(join(folder, name)));
    expect(email).toMatchObject({
      messageId: `<${name.slice(0, -'.eml'.length)}>`,
      from: { name: 'Boligstyling', address: 'post@boligstyling.example' },
      to: [{ name: 'Boligstyling', address: 'kontakt@boligstyling.example' }],
    });
  });

  it('lets nobody else on the machine read what owners wrote', async () => {
    await new EmlMailer(folder, SAMPLE_SETTINGS).send(sampleNotification('lead-notice'), inTime());
    const [name = ''] = await kept();
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it('cannot be made to write outside its folder', async () => {
    const notification = { ...sampleNotification('lead-notice'), id: '../../escaped' };
    await new EmlMailer(folder, SAMPLE_SETTINGS).send(notification, inTime());
    expect(await kept()).toEqual(['.._.._escaped@boligstyling.example.eml']);
  });
});
