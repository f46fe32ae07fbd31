/**
 * Generators of TypeScript clients at pinned versions. `make` is a command of the folder, in which
 * `contract.yaml` lies; its client lands in `client`. `use` submits and reads a lead, as a reader of
 * the generator's own documentation would.
 */
export const GENERATORS = [
  {
    name: 'openapi-typescript',
    version: '7.13.0',
    packages: ['openapi-fetch@0.17.0'],
    make: 'openapi-typescript contract.yaml --output client/types.ts',
    needs: '`openapi-fetch` 0.17.0',
    use: `
      import createClient from 'openapi-fetch';
      import type { paths } from './client/types';

      const client = createClient<paths>({ baseUrl: API, headers });
      const sent = await client.POST('/api/leads', { body: lead });
      const read = await client.GET('/api/integrator/leads', { params: { query: { limit: 1 } } });
      found(sent.data?.id, read.data?.leads[0]?.id);`,
  },
  {
    name: 'orval',
    version: '8.38.0',
    packages: [],
    files: {
      'orval.config.mjs': `export default {
        leads: {
          input: 'contract.yaml',
          output: { target: 'client/client.ts', client: 'fetch', baseUrl: process.env.API },
        },
      };`,
    },
    make: 'orval --config orval.config.mjs',
    needs: '`client: "fetch"`, `baseUrl`',
    use: `
      import { listOwnLeads, submitLead } from './client/client';

      const sent = await submitLead(lead, { headers });
      const read = await listOwnLeads({ limit: 1 }, { headers });
      if (sent.status !== 201 || read.status !== 200) throw new Error(\`\${sent.status}\`);
      found(sent.data.id, read.data.leads[0]?.id);`,
  },
  {
    name: '@hey-api/openapi-ts',
    version: '0.99.0',
    packages: [],
    make: 'openapi-ts --input contract.yaml --output client',
    needs: 'nothing',
    use: `
      import { listOwnLeads, submitLead } from './client';
      import { client } from './client/client.gen';

      client.setConfig({ baseUrl: API, headers });
      const sent = await submitLead({ body: lead });
      const read = await listOwnLeads({ query: { limit: 1 } });
      found(sent.data?.id, read.data?.leads[0]?.id);`,
  },
  {
    name: 'swagger-typescript-api',
    version: '13.13.0',
    packages: [],
    make: 'swagger-typescript-api generate --path contract.yaml --output client --name client.ts',
    needs: 'nothing',
    use: `
      import { Api } from './client/client';

      const { api } = new Api({ baseUrl: API, baseApiParams: { headers } });
      const sent = await api.submitLead(lead);
      const read = await api.listOwnLeads({ limit: 1 });
      found(sent.data.id, read.data.leads[0]?.id);`,
  },
  {
    name: '@rtk-query/codegen-openapi',
    version: '2.2.0',
    packages: ['@reduxjs/toolkit@2.15.0'],
    files: {
      'client/empty.ts': `
        import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

        const { API: baseUrl = '', SECRET: apikey = '' } = process.env;
        export const emptyApi = createApi({
          baseQuery: fetchBaseQuery({
            baseUrl,
            prepareHeaders: (headers) => headers.set('apikey', apikey),
          }),
          endpoints: () => ({}),
        });`,
      'rtk.config.json': JSON.stringify({
        schemaFile: './contract.yaml',
        apiFile: './client/empty.ts',
        apiImport: 'emptyApi',
        outputFile: './client/client.ts',
      }),
    },
    make: 'rtk-query-codegen-openapi rtk.config.json',
    needs:
      '`@reduxjs/toolkit` 2.15.0, and a file with `createApi`, whose `prepareHeaders` sets `apikey`: `headers` is dropped',
    use: `
      import { configureStore } from '@reduxjs/toolkit';
      import { enhancedApi as api } from './client/client';

      const store = configureStore({
        reducer: { [api.reducerPath]: api.reducer },
        middleware: (usual) => usual().concat(api.middleware),
      });
      const { listOwnLeads, submitLead } = api.endpoints;
      const sent = await store.dispatch(submitLead.initiate({ submitLeadDto: lead })).unwrap();
      const read = await store.dispatch(listOwnLeads.initiate({ limit: 1 })).unwrap();
      found(sent.id, read.leads[0]?.id);`,
  },
  {
    name: 'kubb',
    version: '4.39.3',
    package: '@kubb/cli',
    packages: ['core', 'plugin-oas', 'plugin-ts', 'plugin-client'].map(
      (part) => `@kubb/${part}@4.39.3`,
    ),
    files: {
      'kubb.config.ts': `
        import { defineConfig } from '@kubb/core';
        import { pluginClient } from '@kubb/plugin-client';
        import { pluginOas } from '@kubb/plugin-oas';
        import { pluginTs } from '@kubb/plugin-ts';

        export default defineConfig({
          input: { path: './contract.yaml' },
          output: { path: './client', clean: true },
          plugins: [
            pluginOas({ generators: [] }),
            pluginTs(),
            pluginClient({ client: 'fetch', baseURL: process.env.API }),
          ],
        });`,
    },
    make: 'kubb generate',
    flags: ['--allowImportingTsExtensions'],
    needs:
      '`allowImportingTsExtensions`; its fetch client sends no type of content, which is answered 415: add `content-type: application/json`',
    use: `
      import { listOwnLeads, submitLead } from './client/index.ts';

      const json = { ...headers, 'content-type': 'application/json' };
      const sent = await submitLead(lead, {}, { headers: json });
      const read = await listOwnLeads({ limit: 1 }, { headers });
      found(sent.id, read.leads[0]?.id);`,
  },
  {
    name: 'openapi-client-axios-typegen',
    version: '7.8.0',
    packages: ['openapi-client-axios@7.9.1', 'axios@1.21.1', 'js-yaml@4.1.1'],
    make: 'typegen contract.yaml > client/types.d.ts',
    needs: '`openapi-client-axios` 7.9.1, which reads the contract when it starts',
    use: `
      import { readFileSync } from 'node:fs';
      import { load } from 'js-yaml';
      import { type Document, OpenAPIClientAxios } from 'openapi-client-axios';
      import type { Client } from './client/types';

      const definition = load(readFileSync('contract.yaml', 'utf8')) as Document;
      const api = new OpenAPIClientAxios({ definition, withServer: { url: API } });
      const client = await api.init<Client>();
      const sent = await client.submitLead({}, lead, { headers });
      const read = await client.listOwnLeads({ limit: 1 }, null, { headers });
      found(sent.data.id, read.data.leads[0]?.id);`,
  },
  {
    name: 'openapi-zod-client',
    version: '1.18.3',
    packages: ['@zodios/core@10.9.6', 'zod@3.25.76', 'axios@1.21.1'],
    make: 'openapi-zod-client contract.yaml --output client/client.ts --with-alias',
    needs:
      '`@zodios/core` 10.9.6, `zod` 3, `axios`; reasons of a refusal come [untyped](../findings/problems-that-become-void.sh)',
    use: `
      import { createApiClient } from './client/client';

      const client = createApiClient(API, { axiosConfig: { headers } });
      const sent = await client.submitLead(lead);
      const read = await client.listOwnLeads({ queries: { limit: 1 } });
      found(sent.id, read.leads[0]?.id);`,
  },
];
