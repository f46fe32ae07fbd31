import { createContext, type ReactNode } from 'react';

/** Features do not import each other. */
export const OwnPicturesContext = createContext<(props: { token: string }) => ReactNode>(
  () => null,
);
