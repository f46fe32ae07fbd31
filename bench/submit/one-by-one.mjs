import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { percentile } from '../harness/alternate.mjs';
import { headers, nextBody } from '../harness/sample-submission.mjs';

/** @param url where leads are sent */
export async function submitOneByOne(url, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (let lead = 0; lead < count; lead += 1) {
    const begun = performance.now();
    const call = request(url, { agent, method: 'POST', headers }).end(nextBody());
    const [answer] = await once(call, 'response');
    await once(answer.resume(), 'end');
    times.push(performance.now() - begun);
    if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}`);
  }
  agent.destroy();
  return { p50: percentile(times, 50), p99: percentile(times, 99) };
}
