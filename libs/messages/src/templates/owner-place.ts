import { type Lead, readsLikeMessage } from '@boligstyling/domain';

/** A name of a place, of three words at most, and nothing else: anybody can write anything to anyone here. */
const PLACE = /^(?=.{1,40}$)\p{L}[\p{L}.'’/-]*( [\p{L}.'’/-]+){0,2}$/u;

/** Where it is, as a sentence goes on, for example « i Bergen»; empty where the field holds something else. */
export function inPlace({ location }: Lead): string {
  const place = location.trim();
  return PLACE.test(place) && !readsLikeMessage(place) ? ` i ${place}` : '';
}
