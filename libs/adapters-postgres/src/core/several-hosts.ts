import pg from 'pg';

/** A caller waits four seconds in all. */
const LOOK_MS = 1_500;

function parts(url: string): [string, string, string] {
  const [scheme = ''] = /^\w+:\/\//.exec(url) ?? [];
  const [authority = ''] = /^[^/?]*/.exec(url.slice(scheme.length)) ?? [];
  const before = scheme + authority.slice(0, authority.lastIndexOf('@') + 1);
  const end = scheme.length + authority.length;
  return [before, url.slice(before.length, end), url.slice(end)];
}

/** SQLSTATE read_only_sql_transaction: another host may succeed later. */
const READ_ONLY = '25006';
const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/;

/**
 * From libpq's form:
 * `postgres://role:password@one:5432,two:5432/name?target_session_attrs=read-write`.
 */
export function urlsOf(url: string): [string, ...string[]] {
  const [before, hosts, after] = parts(url);
  const [first = '', ...others] = hosts.split(',');
  if (others.length === 0) return [url];
  const rest = after.replace(/([?&])target_session_attrs=[\w-]*&?/, '$1').replace(/[?&]$/, '');
  const one = (host: string) => before + host + rest;
  return [one(first), ...others.map(one)];
}

/** The same login in another database. */
export function urlIn(url: string, database: string): string {
  const [before, hosts, after] = parts(url);
  return `${before}${hosts}/${database}${after.replace(/^[^?]*/, '')}`;
}

/** `?patience=` multiplies the time-outs, where the database shares its machine with other work. */
export function patienceOf(url: string): number {
  return Number(new URL(urlsOf(url)[0]).searchParams.get('patience')) || 1;
}

/** With several hosts, each new connection asks all at once and takes the writable one. */
function clientFor(url: string, Base = pg.Client): typeof pg.Client {
  const urls = urlsOf(url);
  if (urls.length === 1) return Base;
  let looking: Promise<Place> | undefined;
  const look = () => (looking ??= writable(urls).finally(() => (looking = undefined)));
  class Seeking extends Base {
    override connect(): Promise<pg.Client>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.Client> | void {
      const connected = look().then((place) => Object.assign(this, place).connectThere());
      if (!callback) return connected;
      void connected.then(() => callback(), callback);
    }

    private connectThere(): Promise<pg.Client> {
      return super.connect();
    }
  }
  return Seeking;
}

/** From a URL the ORM takes only role, host and name, and would drop the encryption settings. */
export function connectionOptions(url: string, Base = pg.Client) {
  return { connectionString: urlsOf(url)[0], Client: clientFor(url, Base) };
}

export function newClient(url: string, options: pg.ClientConfig = {}): pg.Client {
  const { Client, ...way } = connectionOptions(url);
  return new Client({ ...way, ...options }).on('error', () => undefined);
}

type Callback = (error?: Error) => void;

interface Place {
  readonly host: string;
  readonly port: number;
}

/** @throws Error of the database when a host refused, else of the connection */
async function writable(urls: readonly string[]): Promise<Place> {
  const looks = urls.map((url) => requireWritable(url));
  return Promise.any(looks).catch(({ errors }: AggregateError) => {
    const said = errors.find(({ code }: { code?: string }) => SQLSTATE.test(code ?? ''));
    throw said ?? errors[0];
  });
}

async function requireWritable(connectionString: string): Promise<Place> {
  const client = new pg.Client({
    ...{ connectionString, connectionTimeoutMillis: LOOK_MS },
    query_timeout: LOOK_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ no: string }>(
      `select current_setting('transaction_read_only') as no`,
    );
    if (rows[0]?.no === 'on') {
      throw Object.assign(new Error('none of its hosts can be written to'), { code: READ_ONLY });
    }
    return { host: client.host, port: client.port };
  } finally {
    void client.end().catch(() => undefined);
  }
}
