import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
  for (const mailer of mailers) mailer.close();
  await server.stop();
});

const mailerFor = (options: Partial<SmtpOptions> = {}): SmtpMailer => {
  const mailer = new SmtpMailer({ url, ...options });
  mailers.push(mailer);
  return mailer;
};

const inTime = () => new AbortController().signal;

const send = (mailer: SmtpMailer, signal = inTime()) => mailer.send(sampleMessage(), signal);

mailerContract(async () => ({
  mailer: mailerFor(),
  takenOver: async () => server.arrivals.map(({ email }) => messageOf(email)),
  interrupt: async () => {
    server.answers.set('recipient', { code: 451, text: '4.7.1 kari@nordmann.no: try later' });
  },
  restore: async () => server.answers.clear(),
}));

describe('SmtpMailer', () => {
  it('names the recipient alone to the server', async () => {
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
  ] as const)(
    'tells what a refusal at %s with %i means',
    async (step, code, text, canPass, cause) => {
      server.answers.set(step, { code, text });
      const mailer = mailerFor({ url: url.replace('//', '//user:secret@') });
      await expect(send(mailer)).rejects.toMatchObject({ name: 'DeliveryFault', canPass, cause });
    },
  );

  it('gives up on a server that never greets, and has room for the next message', async () => {
    server.answers.set('connect', 'silence');
    const mailer = mailerFor({ connections: 1, greetingTimeout: 1_000 });
    await expect(send(mailer)).rejects.toMatchObject({
      canPass: true,
      cause: 'ETIMEDOUT GREETING_TIMEOUT',
    });
    server.answers.clear();
    await send(mailer);
    expect(server.arrivals).toHaveLength(1);
  });

  it('gives up on a server that falls silent after the message', async () => {
    server.answers.set('content', 'silence');
    await expect(send(mailerFor({ silenceTimeout: 1_000 }))).rejects.toMatchObject({
      canPass: true,
      cause: 'ETIMEDOUT SOCKET_TIMEOUT',
    });
  });

  it('waits for a server that looks through the message: it has it, and would be given it again', async () => {
    const { setTimeout } = Socket.prototype;
    const silences: number[] = [];
    Socket.prototype.setTimeout = function (ms, ...rest) {
      silences.push(ms);
      return setTimeout.call(this, ms, ...rest);
    };
    await send(mailerFor()).finally(() => Object.assign(Socket.prototype, { setTimeout }));
    expect(silences).toContain(20_000);
  });

  it('ends at the deadline whatever the server does, and has room for the next message', async () => {
    server.answers.set('content', 'silence');
    const mailer = mailerFor({ connections: 1 });
    const deadline = new AbortController();
    const hanging = send(mailer, deadline.signal);
    await server.silenceReached();
    deadline.abort();
    await expect(hanging).rejects.toMatchObject({ canPass: true, cause: 'deadline passed' });
    server.answers.clear();
    await send(mailer);
    expect(server.arrivals).toHaveLength(1);
  });

  it('fails what is under way when it is closed', async () => {
    server.answers.set('content', 'silence');
    const mailer = mailerFor();
    const hanging = send(mailer);
    await server.silenceReached();
    mailer.close();
    await expect(hanging).rejects.toMatchObject({ name: 'DeliveryFault', canPass: true });
  });

  it('can succeed later when nobody listens', async () => {
    await server.stop();
    await expect(send(mailerFor())).rejects.toMatchObject({
      canPass: true,
      cause: 'ESOCKET ECONNREFUSED',
    });
  });
});
