import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { useRuntimeConfig } from '../config/runtime-config';
import { header } from '../../content/header';
import { cityOfPath } from '../city/city-of-path';
import { Wave } from '../ui/wave';
import { Wordmark } from '../ui/wordmark';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { SkipLink } from './skip-link';

/** `wave` is the decorative line under it. */
export function Header({ wave = true }: { wave?: boolean }) {
  const { pathname } = useLocation();
  const { productName } = useRuntimeConfig();

  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <Link className={styles.home} to={paths.home}>
          <Wordmark city={cityOfPath(pathname, productName)} />
        </Link>
        <nav className={styles.wide} aria-label={header.navigationLabel}>
          <ul className={styles.links}>
            {header.links.map(({ label, to }) => (
              <li key={to}>
                <NavLink className={styles.link} to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenu key={pathname} />
      </div>
      {wave && <Wave />}
    </header>
  );
}
