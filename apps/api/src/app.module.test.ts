import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_BYTES } from '@boligstyling/domain';
import * as postgres from '@boligstyling/adapters-postgres';
import * as application from '@boligstyling/application';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { parseConfig } from './config/config.js';
import { createApp } from './create-app.js';
import { ADMIN_PASSWORD, SESSION_SECRET } from './testing/start-api.js';

function sources(folder: string, without: string[] = []): string[] {
  const below = path.join(import.meta.dirname, folder);
  const files = globSync('**/*.ts', { cwd: below, exclude: ['**/*.test.ts', ...without] });
  return files.map((file) => readFileSync(path.join(below, file), 'utf8'));
}

/** A command of the terminal builds what serves these. */
const OF_COMMANDS = ['moving-in/history-store.ts'];

/** A generic class such as `Outbox<Item>` is no port: ports extend it. */
const PORTS = sources('../../../libs/application/src', ['**/testing/**', ...OF_COMMANDS])
  .flatMap((source) => [...source.matchAll(/^export abstract class (\w+) /gm)])
  .map(([, name = '']) => name);
const ADAPTERS = Object.keys(postgres).filter((name) => name.startsWith('Postgres'));
const API = sources('.', ['operate/commands.ts', 'operate/erasing-alone.ts']).join('\n');

let app: INestApplication;
beforeAll(async () => {
  const nowhere = postgres.Database.open('postgres://localhost/none');
  app = await createApp(parseConfig({ ADMIN_PASSWORD, SESSION_SECRET }), nowhere);
});
afterAll(() => app.close());

describe('the list of adapters', () => {
  it('is checked against every port', () => {
    expect(PORTS.length).toBeGreaterThan(20);
    expect(ADAPTERS.length).toBeGreaterThan(10);
  });

  it.each(PORTS)('%s is provided once', (name) => {
    const port: unknown = Reflect.get(application, name);
    const served = [...app.get(ModulesContainer).values()].flatMap(({ providers }) =>
      [...providers.values()].filter(({ token }) => token === port),
    );
    expect(served.map(({ host }) => host?.name)).toEqual(['AdaptersModule']);
    expect(served[0]?.instance).toBeInstanceOf(port);
  });

  it.each(ADAPTERS)('%s is built once', (name) => {
    expect(
      API.match(new RegExp(`\\bnew (?:postgres\\.)?${name}\\(|\\buseClass: ${name}\\b`, 'g')),
    ).toHaveLength(1);
  });
});

it('the server leaves an upload of 20 MB as long as slow 3G takes', () => {
  const slow3gBytesASecond = 50_000;
  const { requestTimeout } = app.getHttpServer();
  expect(requestTimeout / 1_000).toBeGreaterThanOrEqual(PICTURE_BYTES / slow3gBytesASecond);
});
