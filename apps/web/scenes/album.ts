import type { PictureName } from '../src/content/pictures.ts';
import { alesund } from './cities/alesund.ts';
import { bergen } from './cities/bergen.ts';
import { drammen } from './cities/drammen.ts';
import { fredrikstad } from './cities/fredrikstad.ts';
import { kristiansand } from './cities/kristiansand.ts';
import { oslo } from './cities/oslo.ts';
import { stavanger } from './cities/stavanger.ts';
import { tromso } from './cities/tromso.ts';
import { trondheim } from './cities/trondheim.ts';
import { houseOnMap } from './benefits/house-on-map.ts';
import { priceTag } from './benefits/price-tag.ts';
import { threeChairs } from './benefits/three-chairs.ts';
import { studio } from './light.ts';
import type { Paint, View } from './sheet.ts';
import * as articles from './stories/articles.ts';
import { emptyRoom } from './stories/empty-room.ts';
import { stagedRoom } from './stories/staged-room.ts';
import { tiredRoom } from './stories/tired-room.ts';

export interface Plate {
  paint: Paint;
  view: View;
}

type Frame = [x: number, y: number, width: number, height: number];

const plate = (paint: Paint, ...[x, y, width, height]: Frame): Plate => ({
  paint,
  view: { x, y, width, height },
});
const alone = (paint: Paint, ...view: Frame): Plate =>
  plate((ink) => ink.under(studio, () => paint(ink)), ...view);
const wide = (paint: Paint): Plate => plate(paint, 0, 0, 1440, 600);
const narrow = (paint: Paint): Plate => plate(paint, 258, -76, 722, 740);
const card = (paint: Paint): Plate => plate(paint, 0, 0, 310, 232);

export const ALBUM: Record<PictureName, Plate> = {
  'hero-before': wide(tiredRoom),
  'hero-after': wide(stagedRoom),
  'hero-before-narrow': narrow(tiredRoom),
  'hero-after-narrow': narrow(stagedRoom),
  'room-lamp': plate(stagedRoom, 490, 84, 286, 436),
  'room-window': plate(stagedRoom, 126, 60, 286, 436),
  'room-empty': plate(emptyRoom, 330, -70, 420, 640),
  'room-mirror': plate(stagedRoom, 898, 92, 540, 375),
  'article-1': plate(articles.wholeRoom, 120, -160, 1320, 880),
  'article-2': plate(articles.sofaAndPicture, 520, 44, 660, 440),
  'article-3': plate(articles.windowAndMirror, 20, 0, 810, 540),
  'article-4': plate(articles.halfPacked, 440, 40, 750, 500),
  'article-5': plate(articles.fullAndPartial, 0, -110, 1200, 800),
  'article-6': plate((ink) => articles.beforeAndAfter(ink, 516), 6, -60, 1020, 680),
  'city-oslo': card(oslo),
  'city-bergen': card(bergen),
  'city-trondheim': card(trondheim),
  'city-stavanger': card(stavanger),
  'city-kristiansand': card(kristiansand),
  'city-drammen': card(drammen),
  'city-tromso': card(tromso),
  'city-fredrikstad': card(fredrikstad),
  'city-alesund': card(alesund),
  'benefit-offers': alone(threeChairs, 526, 268, 424, 212),
  'benefit-local': alone(houseOnMap, 532, 686, 400, 200),
  'benefit-free': alone(priceTag, 582, 350, 240, 120),
};
