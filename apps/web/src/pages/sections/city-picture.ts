import type { City } from '../../content/pages/cities';
import type { PictureName } from '../../content/pictures';

export const cityPicture = ({ slug, asciiVariants }: City) =>
  `city-${asciiVariants[0] ?? slug}` as PictureName;
