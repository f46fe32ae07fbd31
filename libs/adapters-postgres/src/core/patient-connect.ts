import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { newClient } from './several-hosts.js';
import { isPassing } from './storage-fault.js';

/** A server that is coming up, or recovering from a crash, gets this long. */
const TIMEOUT_MS = 60_000;
const TRY_AGAIN_MS = 500;

/** SQLSTATEs of a server that lets us not in: who starts with a wrong password learns it at once. */
const REFUSED = /^28/;

/** How long to wait for a server. */
export interface Patience {
  /** Called once, when the database does not answer yet, with what was said instead. */
  readonly onWait?: (why: string) => void;
  /** How long it may not answer. Default: a minute. */
  readonly timeoutMs?: number;
}

/**
 * A connection of its own to a server that may be coming up.
 *
 * @throws Error when it does not answer in time, or lets us not in
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
  return !isPassing(error) || REFUSED.test((error as { code?: string }).code ?? '');
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
