import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleMessage } from '@boligstyling/application/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EmlMailer, MessageFolder } from './open-mailer.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'message-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the folder of stored messages', () => {
  const keep = async () => {
    const id = randomUUID();
    const message = sampleMessage({ messageId: `<${id}@boligstyling.example>` });
    await new EmlMailer(folder).send(message, new AbortController().signal);
    return id;
  };

  it('lists the notifications of its messages', async () => {
    const ids = [await keep(), await keep()];
    expect((await new MessageFolder(folder).notificationIds()).sort()).toEqual(ids.sort());
  });

  it("removes a notification's messages, also one left half written by a crash", async () => {
    const [erased, stays] = [await keep(), await keep()];
    await writeFile(join(folder, `${erased}@boligstyling.example.eml.5f3a.part`), 'Kari');
    await new MessageFolder(folder).erase([erased]);
    expect(await readdir(folder)).toEqual([`${stays}@boligstyling.example.eml`]);
  });

  it('leaves other files alone', async () => {
    await writeFile(join(folder, 'notes.txt'), '');
    expect(await new MessageFolder(folder).notificationIds()).toEqual([]);
    await new MessageFolder(folder).erase(['notes.txt', '']);
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  it('is empty where the folder is missing', async () => {
    expect(await new MessageFolder(join(folder, 'none')).notificationIds()).toEqual([]);
  });
});
