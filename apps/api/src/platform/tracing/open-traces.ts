import type { Config } from '../../config/config.js';
import { NoTraces, type Traces } from './traces.js';

/** Without a collector nothing of OpenTelemetry is loaded. */
export async function openTraces({ tracesUrl }: Pick<Config, 'tracesUrl'>): Promise<Traces> {
  if (!tracesUrl) return new NoTraces();
  const { OtlpTraces } = await import('./otlp-traces.js');
  return new OtlpTraces(tracesUrl);
}
