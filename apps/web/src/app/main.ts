import '../shared/styles/fonts.css';
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { keepEarlyPresses } from './early-presses';
import { firstInteraction } from './first-interaction';
import { followDivider } from './follow-divider';
import { embedKeyIn } from '../shared/config/embedding';
import { inView } from './in-view';
import { pageIdle } from './page-idle';
import { reloadOnceReplaced } from './replaced-page';
import { tellHeight } from './tell-height';

const isEmbedded = embedKeyIn(location.pathname) !== undefined;

/** A frame in another site's page is none of the visitor's until she comes to it. */
const canLoadMore = async (root: Element) => {
  if (isEmbedded) await inView(root);
  await pageIdle();
};

/** A page that came with its content is for reading first: the code comes when there is time. */
async function hydrateWhenIdle(root: Element) {
  if (root.firstElementChild) {
    keepEarlyPresses();
    await Promise.race([canLoadMore(root), firstInteraction]);
  }
  // By itself first: code is run as it arrives, and a slow phone is to have time in between.
  await import('./renderer');
  const { start } = await import('./start');
  start(root);
}

if (isEmbedded) tellHeight();
followDivider();
reloadOnceReplaced();
void hydrateWhenIdle(document.getElementById('root')!);
