import type { City } from '../../content/pages/cities';
import type { PictureName } from '../../content/pictures';

/** The picture of a city that has one. Pictures are named without Norwegian letters. */
export const cityPicture = ({ slug, asciiVariants }: City) =>
  `city-${asciiVariants[0] ?? slug}` as PictureName;
