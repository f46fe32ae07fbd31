import { useContext } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Location,
  type Navigator,
} from 'react-router-dom';

/**
 * Where the page has been led to last. While that is still being drawn, the page shows the place before,
 * and `useLocation` tells of that: whoever goes on from it takes back what was pressed just now.
 */
export function useNewestLocation(): () => Location {
  const { navigator } = useContext(NavigationContext);
  return () => (navigator as Navigator & { readonly location: Location }).location;
}
