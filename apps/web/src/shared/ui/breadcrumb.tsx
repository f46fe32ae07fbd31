import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';
import { Icon } from './icon';

type BreadcrumbProps = {
  label: string;
  /** The last has no address. */
  trail: readonly { label: string; to?: string }[];
};

export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map((place) => (
          <li key={place.label} className={styles.place}>
            {place.to ? (
              <>
                <Link className={styles.link} to={place.to}>
                  {place.label}
                </Link>
                <Icon name="chevron" />
              </>
            ) : (
              <span aria-current="page">{place.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
