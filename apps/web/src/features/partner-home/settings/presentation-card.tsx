import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { formatPhone, PARTNER_KIND_NAMES } from '@boligstyling/domain';
import { useState } from 'react';
import { partnerPresentation, partnerSettings } from '../../../content/partner-home';
import { paths } from '../../../shared/config/paths';
import { Icon } from '../../../shared/ui/icon';
import { PartnerCard } from '../partner-card';
import { PresentationForm } from './presentation-form';
import styles from './presentation-card.module.css';

export function PresentationCard({ page }: { page: PartnerPageDto }) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = (
    <button type="button" className={styles.edit} onClick={() => setIsEditing(true)}>
      {partnerPresentation.edit}
    </button>
  );
  return (
    <PartnerCard title={partnerPresentation.title} aside={!isEditing && edit}>
      {isEditing ? (
        <PresentationForm page={page} onDone={() => setIsEditing(false)} />
      ) : (
        <Shown page={page} />
      )}
      <p className={styles.note}>
        {partnerPresentation.byUs} <a href={paths.contact}>{partnerSettings.contactUs}</a>
      </p>
    </PartnerCard>
  );
}

function Shown({ page }: { page: PartnerPageDto }) {
  const { name, company, kind, logo, presentation, website, phone } = page;
  return (
    <>
      <div className={styles.who}>
        {logo ? (
          <img className={styles.logo} src={logo} alt="" />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {[...name.trim()][0]?.toUpperCase()}
          </span>
        )}
        <p>
          <b>{name}</b>
          <span>
            {PARTNER_KIND_NAMES[kind]}, {company}
          </span>
        </p>
      </div>
      <p className={presentation ? styles.words : styles.note}>
        {presentation || partnerPresentation.nothing}
      </p>
      <ul className={styles.ways}>
        {website && (
          <li>
            <Icon name="globe" />
            {new URL(website).host}
          </li>
        )}
        <li>
          <Icon name="phone" />
          {formatPhone(phone)}
        </li>
      </ul>
      <p className={styles.note}>{partnerPresentation.when}</p>
    </>
  );
}
