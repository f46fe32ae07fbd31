import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { newClient } from './several-hosts.js';
import { isTransient } from './storage-fault.js';

const TIMEOUT_MS = 60_000;
const TRY_AGAIN_MS = 500;

/** SQLSTATE class 28, refused login: a wrong password is reported at once. */
const REFUSED = /^28/;

export interface Patience {
  readonly onWait?: (why: string) => void;
  readonly timeoutMs?: number;
}

/**
 * The server may be starting or recovering from a crash.
 *
 * @throws Error when it does not answer in time, or refuses the login
 */
export async function connectPatiently(url: string, patience: Patience = {}): Promise<pg.Client> {
  const { onWait = () => undefined, timeoutMs = TIMEOUT_MS } = patience;
  const deadline = Date.now() + timeoutMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await connected(url);
    } catch (error) {
      const why = describe(error);
      if (isFinal(error) || Date.now() > deadline) {
        throw new Error(`The database cannot be used: ${why}`, { cause: error });
      }
      if (tries === 1) onWait(why);
      await sleep(TRY_AGAIN_MS);
    }
  }
}

function isFinal(error: unknown): boolean {
  return !isTransient(error) || REFUSED.test((error as { code?: string }).code ?? '');
}

async function connected(url: string): Promise<pg.Client> {
  const client = newClient(url, { connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

function describe(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || 'no reason given';
}
