import { useEffect, useState } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import type { AddressSearch } from './address-search';
import type { AddressSuggestion } from './address-suggestion';
import { MIN_CHARACTERS, PAUSE_MS } from './search-text';

export type Suggestions =
  | { state: 'asleep' | 'searching' }
  | { state: 'found'; list: readonly AddressSuggestion[] };

const ASLEEP: Suggestions = { state: 'asleep' };

interface Timers {
  set: (task: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
}

const BROWSER_TIMERS: Timers = {
  set: (task, milliseconds) => setTimeout(task, milliseconds),
  clear: (timer) => clearTimeout(timer as number),
};

export class SuggestionFeed {
  private timer: unknown;
  private request = new AbortController();

  /** @param search may still be loading; a failed load gives no suggestions */
  constructor(
    private readonly search: () => Promise<Pick<AddressSearch, 'find' | 'recall'>>,
    private readonly show: (suggestions: Suggestions) => void,
    private readonly timers: Timers = BROWSER_TIMERS,
  ) {}

  async typed(text: string): Promise<void> {
    this.stop();
    if (text.trim().length < MIN_CHARACTERS) return;
    const { signal } = this.request;
    this.show({ state: 'searching' });
    try {
      const search = await this.search();
      if (signal.aborted) return;
      const recalled = search.recall(text);
      if (recalled) return this.show({ state: 'found', list: recalled });
      const run = () => void this.run(search, text, signal);
      this.timer = this.timers.set(run, PAUSE_MS);
    } catch {
      if (!signal.aborted) this.show(ASLEEP);
    }
  }

  stop(): void {
    this.timers.clear(this.timer);
    this.request.abort();
    this.request = new AbortController();
    this.show(ASLEEP);
  }

  private async run(
    search: Pick<AddressSearch, 'find'>,
    text: string,
    signal: AbortSignal,
  ): Promise<void> {
    const list = await search.find(text, signal).catch(() => null);
    if (signal.aborted) return;
    this.show(list ? { state: 'found', list } : ASLEEP);
  }
}

/** A failed load is retried with the next text. */
function lazySearch(url: string): () => Promise<AddressSearch> {
  let search: Promise<AddressSearch> | undefined;
  const load = async () => (await import('./search-at')).searchAt(url);
  return () =>
    (search ??= load().catch((error: unknown) => {
      search = undefined;
      throw error;
    }));
}

export function useAddressSuggestions() {
  const { addressSearchUrl } = useRuntimeConfig();
  const [suggestions, setSuggestions] = useState<Suggestions>(ASLEEP);
  const [feed] = useState(() => new SuggestionFeed(lazySearch(addressSearchUrl), setSuggestions));
  useEffect(() => {
    // A list that came during a press elsewhere would move what is pressed.
    const drop = ({ target }: Event) =>
      suggestions.state === 'searching' &&
      !(target as Node).contains(document.activeElement) &&
      feed.stop();
    addEventListener('pointerdown', drop);
    return () => removeEventListener('pointerdown', drop);
  });
  useEffect(() => () => feed.stop(), [feed]);
  return { suggestions, feed };
}
