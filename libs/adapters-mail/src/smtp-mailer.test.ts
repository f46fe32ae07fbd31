import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DeliveryFault } from '@boligstyling/application';
import { mailerContract, sampleMessage } from '@boligstyling/application/testing';
import { SmtpMailer, type SmtpOptions } from './smtp-mailer.js';
import { LoopbackMailServer } from './testing/loopback-mail-server.js';
import { messageOf } from './testing/message-of.js';

let server: LoopbackMailServer;
let url: string;
let mailers: SmtpMailer[];

beforeEach(async () => {
  mailers = [];
  server = new LoopbackMailServer();
  url = await server.start();
});

afterEach(async () => {
  jest.useRealTimers();
  for (const mailer of mailers) mailer.close();
  await server.stop();
});

const mailerFor = (options: Partial<SmtpOptions> = {}): SmtpMailer => {
  const mailer = new SmtpMailer({ url, ...options });
  mailers.push(mailer);
  return mailer;
};

const PAGE = readFileSync(new URL('../../../docs/mail-servers.md', import.meta.url), 'utf8');
const ROWS = [
  ...PAGE.matchAll(/`SMTP (\d+) ([\d.]+) at (RCPT TO|DATA)` *\| (tried again|given up)/g),
].map(([, ...row]) => row as string[]);

const inTime = () => new AbortController().signal;

const send = (mailer: SmtpMailer, signal = inTime(), handOver = async () => {}) =>
  mailer.send(sampleMessage(), signal, handOver);

/** Timers follow a clock that the test moves; connections continue. */
const stopClock = () =>
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
const letPass = async (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds);
  for (let turns = 0; turns < 20; turns += 1) await turn();
};

/** The test server itself waits some milliseconds now and then. */
const reached = async (step: Promise<void>) => {
  let isReached = false;
  void step.then(() => (isReached = true));
  for (let looks = 0; looks < 1_000 && !isReached; looks += 1) await letPass(1);
  expect(isReached).toBe(true);
};

mailerContract(async () => ({
  mailer: mailerFor(),
  takenOver: async () => server.arrivals.map(({ email }) => messageOf(email)),
  interrupt: async () => {
    server.answers.set('recipient', { code: 451, text: '4.7.1 kari@nordmann.no: try later' });
  },
  restore: async () => server.answers.clear(),
}));

describe('SmtpMailer', () => {
  it('names only the recipient to the server', async () => {
    await send(mailerFor());
    expect(server.arrivals.map(({ recipients }) => recipients)).toEqual([['kari@nordmann.no']]);
  });

  it.each([
    ['connect', 421, 'busy', true, 'SMTP 421 at CONN'],
    ['connect', 554, 'no service', true, 'SMTP 554 at CONN'],
    ['login', 535, '5.7.8 bad login', true, 'SMTP 535 5.7.8 at AUTH PLAIN'],
    ['sender', 550, '5.7.1 not your address', true, 'SMTP 550 5.7.1 at MAIL FROM'],
    ['recipient', 451, 'kari@nordmann.no: later', true, 'SMTP 451 at RCPT TO'],
    ['recipient', 530, 'log in first', true, 'SMTP 530 at RCPT TO'],
    ['recipient', 550, '5.1.1 <kari@nordmann.no> unknown', false, 'SMTP 550 5.1.1 at RCPT TO'],
    ['content', 452, 'disk full', true, 'SMTP 452 at DATA'],
    ['content', 554, '5.6.0 refused', false, 'SMTP 554 5.6.0 at DATA'],
  ] as const)('classifies a refusal at %s with %i', async (step, code, text, canPass, cause) => {
    server.answers.set(step, { code, text });
    const mailer = mailerFor({ url: url.replace('//', '//user:secret@') });
    await expect(send(mailer)).rejects.toMatchObject({ name: 'DeliveryFault', canPass, cause });
  });

  it.each(ROWS)('treats %s %s at %s as the page of mail servers says', async (...row) => {
    const [code, enhanced, step, result] = row;
    const text = `${enhanced} kari@nordmann.no`;
    server.answers.set(step === 'DATA' ? 'content' : 'recipient', { code: Number(code), text });
    const cause = `SMTP ${code} ${enhanced} at ${step}`;
    const canPass = result === 'tried again';
    await expect(send(mailerFor())).rejects.toMatchObject({ canPass, cause });
  });

  it.each([
    ['kari@blåbær.example', 'kari@xn--blbr-roah.example'],
    ['KARI@BLÅBÆR.EXAMPLE', 'KARI@xn--blbr-roah.example'],
    ['bjørn@test.example', 'bjørn@test.example'],
    ['bjørn@blåbær.example', 'bjørn@blåbær.example'],
  ])('writes to %s as %s', async (address, written) => {
    const message = { ...sampleMessage(), to: { name: 'Kari', address } };
    await mailerFor().send(message, inTime(), async () => {});
    expect(server.arrivals[0]?.email.to).toEqual([{ name: 'Kari', address: written }]);
  });

  it.each([
    ['connect', 'greeting', 5],
    ['sender', 'command', 5],
    ['recipient', 'command', 5],
    ['content', 'answer', 10],
  ] as const)(
    'waits for a silent server at %s for the time-out of the phase %s',
    async (step, phase, minutes) => {
      stopClock();
      server.answers.set(step, 'silence');
      const mailer = mailerFor();
      const silence = server.silenceReached();
      let fault: unknown;
      const sending = send(mailer).catch((error: unknown) => (fault = error));
      await reached(silence);
      await letPass(minutes * 60_000 - 2_000);
      expect(fault).toBeUndefined();
      await letPass(2_000);
      await sending;
      expect(fault).toMatchObject({
        canPass: true,
        cause: `ETIMEDOUT ${phase}`,
        isAnswered: false,
      });
      jest.useRealTimers();
      server.answers.clear();
      await send(mailer);
      expect(server.arrivals).toHaveLength(1);
    },
  );

  it('hands a message over once to a server that answers after 25 seconds', async () => {
    stopClock();
    server.answers.set('content', 'silence');
    const silence = server.silenceReached();
    const sending = send(mailerFor());
    await reached(silence);
    await letPass(25_000);
    server.speak();
    await sending;
    expect(server.arrivals).toHaveLength(1);
  });

  it('records the hand-over before it sends the text, and sends nothing if that fails', async () => {
    const mailer = mailerFor();
    const no = () => Promise.reject(new DeliveryFault('no longer ours', true, { isTried: false }));
    const refused = { cause: 'no longer ours', isTried: false, isAnswered: false };
    await expect(send(mailer, inTime(), no)).rejects.toMatchObject(refused);
    await send(mailer);
    expect(server.arrivals).toHaveLength(1);
  });

  it('asks for the hand-over once for each message, also when the server has closed the connection', async () => {
    const mailer = mailerFor();
    let asked = 0;
    const handOver = async () => void (asked += 1);
    await send(mailer, inTime(), handOver);
    await server.dropConnections();
    await send(mailer, inTime(), handOver);
    expect([asked, server.arrivals.length]).toEqual([2, 2]);
  });

  it('says if the server itself refused', async () => {
    server.answers.set('content', { code: 452, text: 'disk full' });
    await expect(send(mailerFor())).rejects.toMatchObject({ isAnswered: true });
  });

  it('ends at the deadline whatever the server does, and can send the next message', async () => {
    server.answers.set('content', 'silence');
    const mailer = mailerFor();
    const deadline = new AbortController();
    const hanging = send(mailer, deadline.signal);
    await server.silenceReached();
    deadline.abort();
    await expect(hanging).rejects.toMatchObject({ canPass: true, cause: 'deadline passed' });
    server.answers.clear();
    await send(mailer);
    expect(server.arrivals).toHaveLength(1);
  });

  it('fails pending messages when it is closed', async () => {
    server.answers.set('content', 'silence');
    const mailer = mailerFor();
    const hanging = send(mailer);
    await server.silenceReached();
    mailer.close();
    await expect(hanging).rejects.toMatchObject({ name: 'DeliveryFault', canPass: true });
  });

  it('fails temporarily when nobody listens', async () => {
    await server.stop();
    await expect(send(mailerFor())).rejects.toMatchObject({
      canPass: true,
      cause: 'ESOCKET ECONNREFUSED',
    });
  });
});
