import pg from 'pg';
import { CLIENT_LIMITS, SERVER_LIMITS } from './connection-limits.js';
import { wayTo } from './several-hosts.js';

/** Whether something stands between us and PostgreSQL that gives each transaction another connection. */
export type Pooler = 'none' | 'transaction';

/** A name would be that of a statement on a connection which the next transaction does not have. */
class NamelessClient extends pg.Client {
  override query = ((given: unknown, ...others: unknown[]) => {
    const isNamed = given instanceof Object && 'name' in given && !('submit' in given);
    const statement = isNamed ? { ...given, name: undefined } : given;
    return (pg.Client.prototype.query as (...all: unknown[]) => unknown).call(
      this,
      statement,
      ...others,
    );
  }) as pg.Client['query'];
}

/**
 * How the driver talks to a database. A pooler refuses limits at the start of a connection: what takes
 * too long is then ended by the limits of the role, and given up by us all the same.
 */
export function driverOptionsFor(url: string, pooler: Pooler) {
  return pooler === 'none'
    ? { ...CLIENT_LIMITS, ...SERVER_LIMITS, ...wayTo(url) }
    : { ...CLIENT_LIMITS, ...wayTo(url, NamelessClient) };
}
