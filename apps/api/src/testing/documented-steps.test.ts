import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { expect, it } from '@jest/globals';
import { stoppingHooks, documentedSteps } from './documented-steps.js';

it('names the running step and the pending part of the application', async () => {
  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  class Slow implements OnApplicationShutdown {
    onApplicationShutdown = () => never;
  }
  class Quick implements OnApplicationShutdown {
    async onApplicationShutdown(): Promise<void> {}
  }
  class Parts {}
  Module({ providers: [Slow, Quick] })(Parts);
  const app = await NestFactory.createApplicationContext(Parts, { logger: false });
  const hooks = stoppingHooks(app);
  const reported: string[] = [];
  const tell = (line: string) => {
    reported.push(line);
    end();
  };
  const steps = { first: async () => undefined, 'the application': () => app.close() };
  await documentedSteps(steps, () => hooks, { longMs: 50, tell });
  expect(reported).toEqual([
    expect.stringMatching(
      /^«the application» is not over after 50 ms: at onApplicationShutdown of Slow; /,
    ),
  ]);
});
