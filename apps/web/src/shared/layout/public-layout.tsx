import { type ReactNode, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWayToTheTop } from './page-entry';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { useRuntimeConfig } from '../config/runtime-config';
import { footer } from '../../content/footer';
import { settingsOpened } from '../consent/consent-slice';
import { useAppDispatch } from '../store/hooks';
import { Wordmark } from '../ui/wordmark';
import { header } from '../../content/header';
import { cityOfPath } from '../city/city-of-path';
import { Wave } from '../ui/wave';
import { Icon } from '../ui/icon';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './footer.module.css';
import headerStyles from './header.module.css';
import { SkipLink } from './skip-link';

export function PublicLayout({ children }: { children: ReactNode }) {
  useWayToTheTop();
  return (
    <>
      <Header />
      {children}
      <Footer />
    </>
  );
}

function Footer() {
  const { wordmark } = useRuntimeConfig();
  const dispatch = useAppDispatch();

  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Link className={styles.home} to={paths.home}>
            <Wordmark />
          </Link>
          <p className={styles.description}>{footer.description}</p>
        </div>
        <nav aria-label={footer.navigationLabel}>
          <ul className={styles.links}>
            {footer.links.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button
                type="button"
                className={styles.link}
                onClick={() => dispatch(settingsOpened())}
              >
                {footer.consentButton}
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles.end}>© {wordmark}</p>
    </footer>
  );
}

/** The decorative line below. */
function Header({ wave = true }: { wave?: boolean }) {
  const { pathname } = useLocation();
  const { productName } = useRuntimeConfig();

  return (
    <header className={headerStyles.header}>
      <SkipLink />
      <div className={headerStyles.bar}>
        <Link className={headerStyles.home} to={paths.home}>
          <Wordmark city={cityOfPath(pathname, productName)} />
        </Link>
        <nav className={headerStyles.wide} aria-label={header.navigationLabel}>
          <ul className={headerStyles.links}>
            {header.links.map(({ label, to }) => (
              <li key={to}>
                <NavLink className={headerStyles.link} to={to} end>
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

function MobileMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <div className={headerStyles.narrow} onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className={headerStyles.toggle}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
        <VisuallyHidden>{open ? header.closeMenu : header.openMenu}</VisuallyHidden>
      </button>
      <nav
        className={headerStyles.menu}
        id={menuId}
        aria-label={header.navigationLabel}
        hidden={!open}
      >
        <ul className={headerStyles.menuLinks}>
          {header.collapsedLinks.map(({ label, to }) => (
            <li key={to}>
              <NavLink className={headerStyles.menuLink} to={to} end onClick={() => setOpen(false)}>
                {label}
                <Icon name="arrow-right" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
