import autocannon from 'autocannon';
import { headers, nextBody } from './sample-submission.mjs';

/**
 * Submits leads for some seconds, as fast as possible or at a rate per second. Times in ms.
 *
 * @throws Error unless all are stored
 */
export async function submitLeads(url, { connections, seconds, ratePerSecond }) {
  const result = await autocannon({
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, body: nextBody() }) }],
    url: `${url}/api/leads`,
    method: 'POST',
    connections,
    duration: seconds,
    ...(ratePerSecond && { overallRate: ratePerSecond }),
  });
  if (result.non2xx || result.errors) {
    throw new Error(`${url} refused ${result.non2xx} and failed ${result.errors}`);
  }
  return result;
}
