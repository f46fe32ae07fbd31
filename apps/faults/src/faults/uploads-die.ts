import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../fault.js';
import type { World } from '../harness/world.js';
import { until } from '../harness/wait.js';

const PICTURE = new URL('../../../../docs/pictures/home.png', import.meta.url);

/** Files before rows at an upload, rows before files at a deletion. */
const POINTS = [
  'after a picture’s files, before its row',
  'after a picture’s row, before its answer',
  'after a deleted picture’s row, before its files',
] as const;

const A_DAY_AGO = () => new Date(Date.now() - 25 * 3_600_000);

export const uploadsDie: Fault = {
  name: 'kill -9 between the files of a picture and its row',
  rounds: { full: 12, short: 0 },
  answersCanBeLost: true,
  replicas: 1,
  settings: { MATCHING: 'manual' },
  async inflict(world, rounds) {
    const own = await ownerOf(world);
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const point = POINTS[round % POINTS.length] ?? POINTS[0];
      longest = Math.max(longest, await dieAt(world, own, point));
    }
    return longest;
  },
};

type Send = (method: 'PUT' | 'DELETE', id: string) => Promise<number | undefined>;

async function dieAt(world: World, send: Send, point: string): Promise<number> {
  const [victim] = world.replicas;
  if (!victim) throw new Error('There is nobody to kill');
  const isDeleted = point.includes('deleted');
  const id = randomUUID();
  if (isDeleted && (await send('PUT', id)) !== 200) throw new Error('A picture was refused');
  await victim.kill();
  await victim.start(point);
  const answered = await send(isDeleted ? 'DELETE' : 'PUT', id);
  if (answered !== undefined) throw new Error(`The process that should die answered ${answered}`);
  await until('the process to die', () => !victim.isRunning);
  const start = performance.now();
  await victim.start();
  const seconds = (performance.now() - start) / 1000;
  // The page repeats what it had no answer to.
  if (point.includes('answer') && (await send('PUT', id)) !== 200) {
    throw new Error('A repeated upload was refused');
  }
  await runRetention(world);
  const [files, rows] = [await filesOf(world), await rowsOf(world)];
  const wanted = rows.flatMap((row) => [`${row}-small.webp`, `${row}.webp`]).toSorted();
  if (String(files.map((file) => file.split('/').at(-1)).toSorted()) !== String(wanted)) {
    throw new Error(`${files.length} files stand beside ${rows.length} rows after ${point}`);
  }
  if ((await world.countOf('lead')) !== 1) throw new Error('The lead is gone');
  if (rows.length > 0 && (await send('DELETE', id)) !== 200) throw new Error('It stays');
  return seconds;
}

/** The night after: files and rows are a day old. A start makes up for a night without its job. */
async function runRetention(world: World): Promise<void> {
  const [replica] = world.replicas;
  await replica?.kill();
  for (const name of await filesOf(world)) {
    await utimes(join(world.folder, 'files', name), A_DAY_AGO(), A_DAY_AGO());
  }
  await world.query(`update lead_picture set added_at = now() - interval '25 hours'`);
  await world.query(`delete from job_run where name = 'retention'`);
  await replica?.start();
  await until('the nightly retention job', async () =>
    Boolean(await world.countOf(`job_run where name = 'retention'`)),
  );
}

async function filesOf({ folder }: World): Promise<string[]> {
  const all = await readdir(join(folder, 'files'), { recursive: true }).catch(() => []);
  return all.filter((name) => name.endsWith('.webp'));
}

const rowsOf = async (world: World): Promise<string[]> =>
  (await world.query<{ id: string }>('select file_id as id from lead_picture')).map(({ id }) => id);

/** Calls with the link that the browser which has sent the lead follows. */
async function ownerOf(world: World): Promise<Send> {
  const [replica] = world.replicas;
  const submission = world.visitors.enter();
  const { cookie } = await world.visitors.try(submission, replica!);
  const url = `${replica!.url}/min-henvendelse/siste`;
  const { headers } = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  const token = headers.get('location')?.split('#').at(-1) ?? '';
  const body = await readFile(PICTURE);
  return async (method, id) => {
    const answer = await fetch(`${replica!.url}/api/own-lead/pictures/${id}`, {
      ...{ method, ...(method === 'PUT' && { body }) },
      headers: { 'link-token': token, ...(method === 'PUT' && { 'content-type': 'image/png' }) },
    }).catch(() => undefined);
    await answer?.text().catch(() => '');
    return answer?.status;
  };
}
