import type { PartnerLinkOwnerDto } from '@boligstyling/api-client/partner';
import { partnerHome } from '../../content/partner-home';
import styles from './taken-requests.module.css';

const IN_THE_ROW = ['customer_name', 'customer_phone', 'customer_email', 'address', 'service_type'];

/** So many letters stand beside other answers; what is longer has a line of its own. */
const SHORT = 24;

/** What else the owner has told of the home, word for word. */
export function OwnerTold({ owner }: { owner: PartnerLinkOwnerDto }) {
  const details = owner.details.filter(({ field }) => !IN_THE_ROW.includes(field));
  if (details.length === 0) return null;
  return (
    <details className={styles.told}>
      <summary>{partnerHome.told}</summary>
      <dl>
        {details.map(({ field, label, value }) => (
          <div key={field} data-is={value.length > SHORT ? 'long' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
