import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Database } from '@boligstyling/adapters-postgres';
import type { OpenAPIObject } from '@nestjs/swagger';
import { stringify } from 'yaml';
import { parseConfig } from './config/config.js';
import { createApp } from './create-app.js';
import { integratorsPart, openApiDocument } from './platform/contract/openapi-document.js';

const folder = process.argv[2] ?? '.';
const nowhere = Database.open('postgres://localhost/none');
const app = await createApp(parseConfig({}), nowhere, { preview: true });
const whole = openApiDocument(app);
await write('openapi.yaml', whole);
await write('openapi-integrators.yaml', integratorsPart(whole));
await app.close();

function write(file: string, document: OpenAPIObject): Promise<void> {
  const text = stringify(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  return writeFile(path.join(folder, file), text);
}
