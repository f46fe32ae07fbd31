import type { LeadDetailDto, PartnerDto } from '@boligstyling/api-client/admin';
import { areaName, covers, VALUATION, partnerGroupOf } from '@boligstyling/domain';
import { adminLead } from '../../../../content/admin/admin-lead';
import styles from './pass-on.module.css';

type LeadNeeds = Pick<LeadDetailDto, 'municipality' | 'service_type'>;

type PartnerChoicesProps = {
  partners: readonly PartnerDto[];
  lead: LeadNeeds;
  chosen: string;
  onChoose: (partnerId: string) => void;
};

/** The others are in the select above. */
const MOST = 12;

/** Those who fit come first. */
export function PartnerChoices({ partners, lead, chosen, onChoose }: PartnerChoicesProps) {
  const rows = partners
    .map((partner) => ({ partner, warnings: warningsOf(partner, lead) }))
    .sort((a, b) => a.warnings.length - b.warnings.length);
  const isShown = ({ partner }: (typeof rows)[number], nth: number) =>
    nth < MOST || partner.id === chosen;
  if (rows.length === 0) return null;
  return (
    <>
      <ul className={styles.choices} aria-label={adminLead.choices.label}>
        {rows.filter(isShown).map(({ partner, warnings }) => (
          <li key={partner.id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={partner.id === chosen}
              onClick={() => onChoose(partner.id === chosen ? '' : partner.id)}
            >
              <strong>{partner.name}</strong>
              <span>{areasOf(partner)}</span>
              <span>
                {adminLead.choices.capacity(partner.assignments_last_week, partner.weekly_capacity)}
              </span>
              {warnings.map((warning) => (
                <span key={warning} className={styles.warning}>
                  {warning}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      {rows.length > MOST && (
        <p className={styles.more}>{adminLead.choices.more(rows.length - MOST)}</p>
      )}
    </>
  );
}

const areasOf = ({ areas }: PartnerDto): string =>
  areas.map(areaName).join(', ') || adminLead.choices.noArea;

function warningsOf(
  {
    areas,
    kind,
    services,
    assignments_last_week: used,
    weekly_capacity: most,
    terms_version,
  }: PartnerDto,
  { municipality, service_type: service }: LeadNeeds,
): string[] {
  const words = adminLead.choices;
  const offers =
    partnerGroupOf(kind) === 'estate-agent' ||
    service === VALUATION ||
    services.some((each) => each === service);
  return [
    ...(municipality !== null && !covers(areas, municipality)
      ? [words.elsewhere(areaName(municipality))]
      : []),
    ...(offers ? [] : [words.otherService(service)]),
    ...(used >= most ? [words.full] : []),
    ...(terms_version === null ? [words.noTerms] : []),
  ];
}
