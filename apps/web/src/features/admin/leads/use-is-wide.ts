import { useMatches } from '../../../shared/ui/use-matches';

/** Must match the CSS. */
const WIDE = '(width >= 1100px)';

export const useIsWide = (): boolean => useMatches(WIDE);
