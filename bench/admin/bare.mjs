import Fastify from 'fastify';
import pg from 'pg';
import { served } from '../harness/serve.mjs';
import { callsOn } from './calls.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
for (const [index, { statements }] of (await callsOn(pool)).entries()) {
  app.get(`/${index}`, async () => {
    const results = await Promise.all(statements.map((statement) => pool.query(statement)));
    return results.map(({ rows }) => rows);
  });
}

served(await app.listen({ port: 0, host: '127.0.0.1' }), async () => {
  await app.close();
  await pool.end();
});
