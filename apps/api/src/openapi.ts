import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { Database } from '@boligstyling/adapters-postgres';
import { stringify } from 'yaml';
import { parseConfig } from './config/config.js';
import { createApp } from './create-app.js';
import { openApiDocument } from './platform/contract/openapi-document.js';

const output = process.argv[2] ?? 'openapi.yaml';
const nowhere = await Database.open('postgres://localhost/none');
const app = await createApp(parseConfig({}), nowhere, { preview: true });
await writeFile(
  output,
  stringify(openApiDocument(app), { aliasDuplicateObjects: false, compat: 'yaml-1.1' }),
);
await app.close();
