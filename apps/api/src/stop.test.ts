import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import {
  DeliverNotifications,
  type DeliverWebhooks,
  type InvoiceDocuments,
  type Mailer,
  type Messages,
  type NotificationOutbox,
  type OperatorSettings,
  type Outgoing,
  type SaveWebhook,
} from '@boligstyling/application';
import { UNKNOWN_OPERATOR } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DeliverWebhooksJob } from './integrators/deliver-webhooks.job.js';
import { Drain } from './notifications/notifications.module.js';
import type { Jobs } from './platform/jobs/jobs.js';

/** More turns of the event loop than Nest needs to reach the next unblocked step. */
async function meanwhile(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await turn();
}

@Module({})
class Mails {}
@Module({})
class Webhooks {}
@Module({})
class Both {}

it.each([[['mails', 'webhooks']], [['webhooks', 'mails']]] as const)(
  'a stop awaits a silent mail server, a silent endpoint and pending requests in parallel: %s',
  async (order) => {
    const silent = { mails: Promise.withResolvers(), webhooks: Promise.withResolvers() };
    const begun: string[] = [];
    const stop = (what: keyof typeof silent) => () => (begun.push(what), silent[what].promise);
    const mails = {
      ...{ stop: stop('mails'), giveUp: () => undefined },
    } as unknown as DeliverNotifications;
    const webhooks = { stop: stop('webhooks') } as unknown as DeliverWebhooks;
    const mailer = { close: () => undefined } as unknown as Mailer;
    const jobs = { run: async () => undefined } as unknown as Jobs;
    const job = new DeliverWebhooksJob(webhooks, {} as SaveWebhook, jobs, { mail: 'sent' });
    const holding = (module: DynamicModule['module'], useValue: object): DynamicModule => ({
      module,
      providers: [{ provide: 'it', useValue }],
    });
    const modules = {
      mails: holding(Mails, new Drain(mails, mailer)),
      webhooks: holding(Webhooks, job),
    };
    const imports = order.map((each) => modules[each]);
    const all = { module: Both, imports };
    const app = await NestFactory.createApplicationContext(all, { logger: false });
    Object.assign(app, { dispose: async () => void begun.push('requests') });
    let isClosed = false;
    const closing = app.close().then(() => (isClosed = true));
    await meanwhile();
    expect(begun.toSorted()).toEqual(['mails', 'requests', 'webhooks']);
    for (const each of order) {
      expect(isClosed).toBe(false);
      silent[each].resolve(undefined);
      await meanwhile();
    }
    await closing;
  },
);

it('a stop awaits invoice rendering only within its time limit', async () => {
  const became: string[] = [];
  const due = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: `${at}`, attempts: 1, account: { invoice: {} } },
  })) as unknown as Outgoing[];
  const outbox = {
    claimDue: async (limit: number) => due.splice(0, limit),
    markSent: async () => void became.push('sent'),
    postpone: async (_: Outgoing, __: number, cause: string) => void became.push(cause),
  } as unknown as NotificationOutbox;
  let drawn = Promise.resolve();
  const documents = {
    files: (_: unknown, signal: AbortSignal) =>
      (drawn = drawn.then(() => (signal.aborted ? undefined : sleep(200)))).then(() => ({})),
  } as unknown as InvoiceDocuments;
  const mailer = { send: async () => undefined, close: () => undefined } as unknown as Mailer;
  const messages = { of: () => ({}) } as unknown as Messages;
  const operator = { get: async () => UNKNOWN_OPERATOR } as unknown as OperatorSettings;
  const delivery = new DeliverNotifications(outbox, messages, mailer, documents, operator, {
    report: () => undefined,
  });
  void delivery.start();
  await meanwhile();
  const drain = new Drain(delivery, mailer);
  drain.beforeApplicationShutdown();
  await drain.onApplicationShutdown();
  expect(became).toHaveLength(60);
  expect(new Set(became)).toEqual(new Set(['sent', 'stopped']));
  // Each takes a fifth of a second.
  expect(became.filter((each) => each === 'sent').length).toBeLessThan(20);
});
