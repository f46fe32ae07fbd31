import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { partnerHome } from '../../content/partner-home';
import { paths } from '../../shared/config/paths';
import { SkipLink } from '../../shared/layout/skip-link';
import { Wave } from '../../shared/ui/wave';
import { Wordmark } from '../../shared/ui/wordmark';
import styles from './partner-header.module.css';

export function PartnerHeader({ page }: { page: PartnerPageDto | undefined }) {
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <a className={styles.home} href={paths.home}>
          <Wordmark />
        </a>
        <span className="muted">{partnerHome.partner}</span>
        {page && (
          <>
            <nav className={styles.nav} aria-label={partnerHome.sections}>
              <ul>
                {Object.entries(SECTIONS).map(([name, id]) => (
                  <li key={id}>
                    <a href={`#${id}`}>{partnerHome.nav[name as keyof typeof SECTIONS]}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.who}>
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(page.name)}
              </span>
              <p>
                <b>{page.name}</b>
                {page.company}
              </p>
            </div>
          </>
        )}
      </div>
      <Wave />
    </header>
  );
}

/** «AS» of «Anna Solheim». */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export const SECTIONS = {
  assignments: 'oppdrag',
  costs: 'kostnader',
  settings: 'innstillinger',
} as const;
