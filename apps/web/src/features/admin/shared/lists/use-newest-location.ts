import { useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Location,
  type Navigator,
} from 'react-router-dom';

/**
 * The target of the last navigation. While a transition renders, `useLocation` still returns the
 * previous place, and building on that would revert a recent change.
 */
export function useNewestLocation(): () => Location {
  const { navigator } = useContext(NavigationContext);
  return () => (navigator as Navigator & { readonly location: Location }).location;
}
