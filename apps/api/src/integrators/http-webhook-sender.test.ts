import { randomUUID } from 'node:crypto';
import type { lookup, LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AesSecretBox } from '../platform/secrets/aes-secret-box.js';
import { HttpWebhookSender, type WebhookSenderOptions } from './http-webhook-sender.js';

const REFUSED = /not on the internet/;
const PUBLIC = { address: '93.184.215.14', family: 4 };
const HERE = { address: '127.0.0.1', family: 4 };
const HERE_6 = { address: '::1', family: 6 };

/** A look-up with successive answers; the last one repeats. */
function names(...answers: LookupAddress[][]) {
  const asked: string[] = [];
  const look = (name: string, _: unknown, decide: (e: null, all: LookupAddress[]) => void) => {
    const found = answers[Math.min(asked.push(name), answers.length) - 1] ?? [];
    // Called asynchronously like the real one, where an exception ends the process.
    setImmediate(decide, null, found);
  };
  return { asked, lookup: look as unknown as typeof lookup };
}

describe('a webhook', () => {
  let server: Server;
  let connections: number;
  let port: number;
  beforeEach(async () => {
    connections = 0;
    // Every address of this machine, so that each connection is counted.
    server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('HTTP/1.1 204 No Content\r\n\r\n'));
    }).listen(0, '::');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => void server.close());

  const box = new AesSecretBox('a key for tests that is long enough');
  const send = (url: string, options: WebhookSenderOptions, secrets?: string[]) =>
    sendBy(new HttpWebhookSender(box, options), url, secrets);
  const sendBy = (sender: HttpWebhookSender, url: string, secrets = ['whsec_AAAA']) => {
    const what = { event: 'lead.received', at: new Date(), detail: {}, status: 'new' } as const;
    const whom = { id: randomUUID(), leadId: randomUUID(), attempts: 1, endpointId: 'e', secrets };
    const webhook = { ...what, ...whom, url, about: { location: 'Bergen' } } as const;
    return sender.send(webhook, AbortSignal.timeout(60_000));
  };
  const refused = async (sending: Promise<void>, canPass: boolean) => {
    await expect(sending).rejects.toMatchObject({ cause: expect.stringMatching(REFUSED), canPass });
    expect(connections).toBe(0);
  };

  it('waits for a new secret or the old key if its secret was sealed with another key', async () => {
    const sealed = new AesSecretBox('another key that is long enough too').seal('whsec_AAAA', 'e');
    const sending = send(`http://127.0.0.1:${port}`, { loopback: true }, [sealed]);
    const fault = { cause: 'secret cannot be read', canPass: true };
    await expect(sending).rejects.toMatchObject(fault);
    expect(connections).toBe(0);
  });

  it('is signed with the new secret only if the old one was sealed with another key', async () => {
    let said = '';
    server.on('connection', (socket) => socket.on('data', (piece) => (said += piece)));
    const before = new AesSecretBox('another key that is long enough too').seal('whsec_AAAA', 'e');
    const secrets = [box.seal('whsec_BBBB', 'e'), before];
    await send(`http://127.0.0.1:${port}`, { loopback: true }, secrets);
    expect(said.match(/webhook-signature: (.*)/i)?.[1]).toMatch(/^v1,\S+\r?$/);
  });

  it.each([
    ['nothing', ''],
    [
      'with another protocol',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    ],
  ])('is tried again when the endpoint answers %s, and the log says so', async (_, answer) => {
    const odd = createServer((socket) => {
      socket.on('error', () => undefined).write(answer);
    }).listen(0, '127.0.0.1');
    await once(odd, 'listening');
    const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    const sending = send(url, { loopback: true, answerWithinMs: 300 });
    await expect(sending).rejects.toMatchObject({ cause: 'no answer within 0.3 s', canPass: true });
    odd.close();
  });

  it('waits with a few others for a silent endpoint until it answers', async () => {
    let isSilent = true;
    let asked = 0;
    const odd = createServer((socket) => {
      asked += 1;
      socket.on('error', () => undefined);
      if (!isSilent) socket.end('HTTP/1.1 204 No Content\r\n\r\n');
    }).listen(0, '127.0.0.1');
    await once(odd, 'listening');
    const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    const sender = new HttpWebhookSender(box, { loopback: true, answerWithinMs: 3_000 });
    const outcomes = async (count: number) => {
      const sent = Array.from({ length: count }, () => sendBy(sender, url));
      const all = await Promise.allSettled(sent);
      return all.map((it) => (it.status === 'rejected' ? it.reason.cause : 'sent'));
    };
    expect(await outcomes(1)).toEqual(['no answer within 3 s']);
    const passedBy = (await outcomes(20)).filter((it) => it === 'others wait for its answer');
    expect([passedBy.length, asked]).toEqual([15, 6]);
    isSilent = false;
    expect(await outcomes(1)).toEqual(['sent']);
    expect(await outcomes(20)).toEqual(Array.from({ length: 20 }, () => 'sent'));
    odd.close();
  });

  it('waits with a few others for an endpoint that answers slowly', async () => {
    let asked = 0;
    const slow = createServer((socket) => {
      asked += 1;
      socket.on('error', () => undefined);
      setTimeout(() => socket.end('HTTP/1.1 204 No Content\r\n\r\n'), 2_300);
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const sender = new HttpWebhookSender(box, { loopback: true });
    await sendBy(sender, url);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => sendBy(sender, url)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(asked).toBe(6);
    slow.close();
  });

  it('resolves a name once for all waiting messages, and again for later ones', async () => {
    const asked: ((e: null, all: LookupAddress[]) => void)[] = [];
    const look = (_name: string, _: unknown, decide: (typeof asked)[number]) => asked.push(decide);
    const options = { loopback: true, lookup: look as unknown as typeof lookup };
    const sender = new HttpWebhookSender(box, options);
    const sendAll = (name: string) =>
      Array.from({ length: 20 }, () => sendBy(sender, `http://${name}:${port}`));
    const [silent, others] = [sendAll('silent.example'), sendAll('integrator.example')];
    await turn();
    expect(asked).toHaveLength(2);
    asked[1]?.(null, [HERE]);
    await Promise.all(others);
    expect(connections).toBe(20);
    const later = sendAll('integrator.example');
    await turn();
    expect(asked).toHaveLength(3);
    for (const decide of [asked[0], asked[2]]) decide?.(null, [HERE]);
    await Promise.all([...silent, ...later]);
  });

  it.each(['93.184.215.14', 'integrator.example'])(
    'is retried but not sent to %s while this machine’s addresses cannot be read',
    async (host) => {
      const own = () => {
        throw Object.assign(new Error('uv_interface_addresses'), { code: 'ERR_SYSTEM_ERROR' });
      };
      const sending = send(`http://${host}:${port}`, { loopback: false, own, ...names([PUBLIC]) });
      const cause = expect.stringMatching(/own addresses cannot be read: ERR_SYSTEM_ERROR$/);
      await expect(sending).rejects.toMatchObject({ name: 'DeliveryFault', cause, canPass: true });
      expect(connections).toBe(0);
    },
  );

  describe('in production', () => {
    it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'])(
      'is neither sent to this machine as %s nor retried',
      (host) => refused(send(`http://${host}:${port}`, { loopback: false }), false),
    );

    const cards = Object.values(networkInterfaces()).flatMap((all = []) => all);
    const own = cards.filter(({ scopeid }) => !scopeid).map((card) => card.address);
    it.each(own)("is not sent to this machine's %s", (address) => {
      const host = address.includes(':') ? `[${address}]` : address;
      return refused(send(`http://${host}:${port}`, { loopback: false }), false);
    });

    it.each<[string, LookupAddress[]]>([
      ['one address here', [HERE]],
      ['several addresses here', [HERE, HERE_6, { address: '::ffff:127.0.0.1', family: 6 }]],
      ['one here after one on the internet', [PUBLIC, HERE]],
      ['one here before one on the internet', [HERE_6, PUBLIC]],
      ['nothing', []],
    ])('is not sent to a name that leads to %s', (_, found) =>
      refused(
        send(`http://integrator.example:${port}`, { loopback: false, ...names(found) }),
        true,
      ),
    );

    it('is not sent to localhost', () =>
      refused(send(`http://localhost:${port}`, { loopback: false }), true));
  });

  describe('outside production', () => {
    it.each(['127.0.0.1', '[::1]', 'localhost'])('is sent to this machine as %s', async (host) => {
      await send(`http://${host}:${port}`, { loopback: true });
      expect(connections).toBe(1);
    });

    it.each(['0.0.0.0', '[::]', '10.0.0.1', '192.0.2.2', '169.254.169.254', '[fd00::1]'])(
      'is not sent to %s',
      (host) => refused(send(`http://${host}:${port}`, { loopback: true }), false),
    );

    it('is not sent to a name that leads to loopback and to a private network', () => {
      const found = [HERE, { address: '10.0.0.1', family: 4 }];
      return refused(send(`http://a.example:${port}`, { loopback: true, ...names(found) }), true);
    });

    it('goes to the checked address, even if the name changes', async () => {
      const rebinding = names([HERE], [{ address: '10.0.0.1', family: 4 }]);
      await send(`http://a.example:${port}`, { loopback: true, ...rebinding });
      expect([connections, rebinding.asked]).toEqual([1, ['a.example']]);
      const again = send(`http://a.example:${port}`, { loopback: true, ...rebinding });
      await expect(again).rejects.toMatchObject({ cause: expect.stringMatching(REFUSED) });
      expect(connections).toBe(1);
    });
  });
});
