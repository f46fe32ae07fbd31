import { useRuntimeConfig } from '../../app/runtime-config';
import { hero, homeHeadline, homeLead } from '../../content/home';
import { ButtonLink } from '../../shared/ui/button';
import { LEAD_FORM_ID } from '../sections/form-section';
import { BeforeAfter } from './before-after';
import styles from './hero.module.css';

export function Hero({ city }: { city?: string }) {
  const config = useRuntimeConfig();
  return (
    <>
      <div className={styles.hero}>
        <h1>{homeHeadline(city)}</h1>
        <div className={styles.side}>
          <p className={styles.lead}>{homeLead(config, city)}</p>
          <div className={styles.action}>
            <ButtonLink to={`#${LEAD_FORM_ID}`} arrow>
              {hero.button}
            </ButtonLink>
            <p className={styles.note}>{hero.note}</p>
          </div>
        </div>
      </div>
      <BeforeAfter />
    </>
  );
}
