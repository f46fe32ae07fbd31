import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/app';
import type { RuntimeConfig } from '../src/shared/config/runtime-config';
import { siteAt } from '../src/app/site-at';
import { createStore } from '../src/app/store';

/** React then streams no part separately, which would need a script. */
const IN_ONE_PIECE = 1e9;
const SENT_APART = '<div hidden id="S:';
/** The router marks every link for a loader of routes that only its own framework has. */
const MARK_OF_LINKS = ' data-discover="true"';

/** @throws the page's error, or if a part would stay hidden without scripts */
export async function renderApp(address: string, config: RuntimeConfig): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <App store={createStore(config)} config={config} site={siteAt(address)} />
    </StaticRouter>,
    { progressiveChunkSize: IN_ONE_PIECE, onError: (error) => void failures.push(error) },
  );
  const markup = await text(prelude);
  if (failures.length > 0) throw failures[0];
  if (markup.includes(SENT_APART))
    throw new Error(`A part of ${address} is hidden without scripts`);
  return markup.replaceAll(MARK_OF_LINKS, '');
}
