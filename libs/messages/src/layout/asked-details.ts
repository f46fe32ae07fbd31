import { detailList } from './detail-list.js';
import type { Piece } from './piece.js';
import { referenceDetail } from './reference-detail.js';

const DAY = new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', dateStyle: 'long' });

/** A lead by its service and the time of asking, for a partner that may no longer read it. */
export interface AskedDetails {
  readonly reference: string;
  readonly service: string;
  readonly askedAt: Date;
}

export function askedDetails({ reference, service, askedAt }: AskedDetails): Piece {
  return detailList([
    referenceDetail(reference),
    { label: 'Tjeneste', value: service },
    { label: 'Spurt', value: DAY.format(askedAt) },
  ]);
}
