import { useState } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { partnerApplicationHref } from '../../content/pages/partner-application';
import { partnerBox } from '../../content/pages/partner-box';
import { paths } from '../../shared/config/paths';
import { ButtonLink } from '../../shared/ui/button';
import { whenLoaded } from '../../shared/ui/when-loaded';
import { Picture } from '../../shared/ui/picture';
import styles from './partner-box.module.css';

const ApplicationDialog = whenLoaded(
  () => import('../../features/partner-application/application-dialog'),
);

export function PartnerBox() {
  const config = useRuntimeConfig();
  const [isApplying, setIsApplying] = useState(false);
  return (
    <>
      <section className={styles.box} aria-labelledby="partner">
        <div className={styles.picture}>
          <Picture name="room-mirror" sizes="(width < 800px) 100vw, 50vw" className="filled" />
        </div>
        <div className={styles.words}>
          <h2 id="partner">{partnerBox.title}</h2>
          <p className={styles.text}>{partnerBox.text}</p>
          <ButtonLink to={partnerApplicationHref(config)} variant="light" arrow>
            {partnerBox.button}
          </ButtonLink>
          <button type="button" className={styles.also} onClick={() => setIsApplying(true)}>
            {partnerBox.form}
          </button>
          <a className={styles.also} href={paths.partnerLogin}>
            {partnerBox.toPage}
          </a>
        </div>
      </section>
      {isApplying && <ApplicationDialog onClose={() => setIsApplying(false)} />}
    </>
  );
}
