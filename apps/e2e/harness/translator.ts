import type { Page } from '@playwright/test';

/** As Chrome does: each text node becomes an element. */
export const translated = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const LEFT_ALONE = 'font, script, style, textarea, title, noscript, [translate=no]';

    function translate(text: Text) {
      if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE)) return;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
    function translateAll(within: Node) {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      const texts: Text[] = within instanceof Text ? [within] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }

    translateAll(document.body);
    const observer = new MutationObserver((records) =>
      records.forEach(({ type, target, addedNodes }) =>
        type === 'characterData' ? translateAll(target) : addedNodes.forEach(translateAll),
      ),
    );
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
