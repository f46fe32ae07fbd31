import { PICTURES, pictureUrl, type PictureName } from '../../content/pictures';

const NARROW = '(max-width: 799px)';

interface PictureProps {
  name: PictureName;
  sizes: string;
  narrow?: PictureName;
  /** Above the fold. */
  priority?: boolean;
  className?: string;
}

const srcSet = (name: PictureName, format: 'avif' | 'webp'): string =>
  PICTURES[name].widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(', ');

export function Picture({ name, sizes, narrow, priority = false, className }: PictureProps) {
  const { width, height, widths, alt } = PICTURES[name];
  const formats = ['avif', 'webp'] as const;
  return (
    <picture>
      {narrow &&
        formats.map((format) => (
          <source
            key={`narrow-${format}`}
            media={NARROW}
            type={`image/${format}`}
            srcSet={srcSet(narrow, format)}
            sizes={sizes}
            width={PICTURES[narrow].width}
            height={PICTURES[narrow].height}
          />
        ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(name, format)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={pictureUrl(name, widths[0], 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
