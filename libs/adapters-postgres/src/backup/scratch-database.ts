import { randomBytes } from 'node:crypto';
import { newClient } from '../core/several-hosts.js';

/** @throws Error when the role may not create databases */
export async function onScratchDatabase<T>(
  url: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `boligstyling_scratch_${randomBytes(6).toString('hex')}`;
  const client = await newClient(url);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    try {
      const scratch = new URL(url);
      scratch.pathname = `/${name}`;
      return await work(scratch.href);
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  } finally {
    await client.end();
  }
}
