import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { median, percentile } from './alternate.mjs';
import { headers, nextBody } from './sample-submission.mjs';

/**
 * Submits leads for some seconds, as fast as the connections take them. Times in ms.
 *
 * @param url where leads are sent
 * @throws Error unless all are stored
 */
export async function submitLeads(url, { connections, seconds }) {
  const result = await autocannon({
    headers,
    requests: [{ setupRequest: (sent) => ({ ...sent, body: nextBody() }) }],
    url,
    method: 'POST',
    connections,
    duration: seconds,
  });
  if (result.non2xx || result.errors) {
    throw new Error(`${url} refused ${result.non2xx} and failed ${result.errors}`);
  }
  return result;
}

/**
 * Submits leads at even intervals, each at its time whether or not the one before is answered.
 * autocannon would send all leads of a second at its beginning.
 *
 * @returns latencies in ms, counted from the time a lead was due
 * @throws Error unless all are stored
 */
export async function submitSteadily(url, { seconds, ratePerSecond }) {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const latencies = await Promise.all(
    Array.from({ length: seconds * ratePerSecond }, async (_, turn) => {
      const due = start + (turn * 1000) / ratePerSecond;
      await delay(Math.max(0, due - performance.now()));
      await submit(`${url}/api/leads`, agent);
      return performance.now() - due;
    }),
  );
  agent.destroy();
  return summary(latencies);
}

export function summary(latencies) {
  const [p50, p99] = [median(latencies), percentile(latencies, 99)];
  return { p50, p99, max: Math.max(...latencies), latencies };
}

async function submit(url, agent) {
  const sent = request(url, { method: 'POST', agent, headers }).end(nextBody());
  const [answer] = await once(sent, 'response');
  await once(answer.resume(), 'end');
  if (answer.statusCode !== 201) throw new Error(`${url} answered ${answer.statusCode}`);
}
