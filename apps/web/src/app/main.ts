import '../shared/styles/fonts.css';
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { keepEarlyPresses } from './early-presses';
import { firstInteraction } from './first-interaction';
import { followDivider } from './follow-divider';
import { pageIdle } from './page-idle';

/** A page that came with its content is for reading first: the code comes when there is time. */
async function hydrateWhenIdle(root: Element) {
  if (root.firstElementChild) {
    keepEarlyPresses();
    await Promise.race([pageIdle(), firstInteraction]);
  }
  // By itself first: code is run as it arrives, and a slow phone is to have time in between.
  await import('./renderer');
  const { start } = await import('./start');
  start(root);
}

followDivider();
void hydrateWhenIdle(document.getElementById('root')!);
