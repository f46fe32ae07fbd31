import { useEffect, useState } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import type { AddressSearch } from './address-search';
import { ASLEEP, SuggestionFeed, type Suggestions } from './suggestion-feed';

/** The search loads with the first text. A load that failed is tried again with the next. */
function lazySearch(url: string): () => Promise<AddressSearch> {
  let search: Promise<AddressSearch> | undefined;
  const load = async () => (await import('./search-at')).searchAt(url);
  return () =>
    (search ??= load().catch((error: unknown) => {
      search = undefined;
      throw error;
    }));
}

/** Suggestions for what is typed, as they come. */
export function useAddressSuggestions() {
  const { addressSearchUrl } = useRuntimeConfig();
  const [suggestions, setSuggestions] = useState<Suggestions>(ASLEEP);
  const [feed] = useState(() => new SuggestionFeed(lazySearch(addressSearchUrl), setSuggestions));
  useEffect(() => () => feed.stop(), [feed]);
  return { suggestions, feed };
}
