import pg from 'pg';

/** Any number; held in the database `postgres`, where nothing else locks. */
const IN_USE = 1;

/**
 * A connection that marks the server as in use for as long as this process lives: when the last
 * process that uses it stops, the server is stopped with it.
 */
export class Session {
  private constructor(private readonly client: pg.Client) {}

  /** None when the server is going down or not answering. `onLoss` hears of an unasked-for end. */
  static async open(url: string, onLoss: () => void): Promise<Session | undefined> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as ours', [
        IN_USE,
      ]);
      if (!rows[0].ours) throw new Error('The server is being stopped.');
    } catch {
      await client.end();
      return undefined;
    }
    client.once('end', onLoss);
    return new Session(client);
  }

  /** Makes the database the product's tables live in, unless it is there. */
  async ensureDatabase(name: string): Promise<void> {
    const { rowCount } = await this.client.query('select from pg_database where datname = $1', [
      name,
    ]);
    if (rowCount === 0) await this.client.query(`create database ${name}`).catch(ignoreDuplicate);
  }

  /** Makes a role that may log in and owns nothing, unless it is there. */
  async ensureRole(name: string, password: string): Promise<void> {
    const { rowCount } = await this.client.query('select from pg_roles where rolname = $1', [name]);
    if (rowCount !== 0) return;
    const made = `create role ${name} login password ${pg.escapeLiteral(password)}`;
    await this.client.query(made).catch(ignoreDuplicate);
  }

  /** Stops using the server; `stopServer` is called if nobody else does. */
  async close(stopServer: () => Promise<void>): Promise<void> {
    this.client.removeAllListeners('end');
    await this.client.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await this.client.query('select pg_try_advisory_lock($1) as alone', [IN_USE]);
    if (rows[0].alone) await stopServer();
    await this.client.end();
  }
}

function ignoreDuplicate(error: unknown): void {
  const duplicate = ['42P04', '42710', '23505'];
  if (!(error instanceof pg.DatabaseError && duplicate.includes(error.code ?? ''))) throw error;
}
