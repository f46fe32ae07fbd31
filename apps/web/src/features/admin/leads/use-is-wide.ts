import { useMatches } from '../../../shared/ui/use-matches';

/** Minimum width for the lead beside the list; must match the CSS. */
const WIDE = '(width >= 1100px)';

export const useIsWide = (): boolean => useMatches(WIDE);
