import type { ReactNode } from 'react';
import { Header } from './header';
import { useWayToTheTop } from './page-entry';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';
import { useRuntimeConfig } from '../config/runtime-config';
import { footer } from '../../content/footer';
import { settingsOpened } from '../consent/consent-slice';
import { useAppDispatch } from '../store/hooks';
import { Wordmark } from '../ui/wordmark';
import styles from './footer.module.css';

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
