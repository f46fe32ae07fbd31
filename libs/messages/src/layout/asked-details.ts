import { detailList } from './detail-list.js';
import type { Piece } from './piece.js';
import { referenceDetail } from './reference-detail.js';

const DAY = new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', dateStyle: 'long' });

/** A request as a partner knows it that may read nothing of it any more: by what was asked of it, and when. */
export interface AskedDetails {
  readonly reference: string;
  readonly service: string;
  readonly askedAt: Date;
}

/** Which request a letter is about, and nothing of whose it is or where. */
export function askedDetails({ reference, service, askedAt }: AskedDetails): Piece {
  return detailList([
    referenceDetail(reference),
    { label: 'Tjeneste', value: service },
    { label: 'Spurt', value: DAY.format(askedAt) },
  ]);
}
