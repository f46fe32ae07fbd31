import type { Permission } from '@boligstyling/domain';
import type { ReactNode } from 'react';
import { useMay } from './use-may';

export function Allowed({ to, children }: { to: Permission; children: ReactNode }) {
  return useMay()(to) ? children : null;
}
