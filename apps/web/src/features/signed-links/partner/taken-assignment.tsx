import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { partnerAnswer } from '../../../content/partner-answer';
import { DisputeSale } from './dispute-sale';
import { LeadFacts } from './lead-facts';
import { OwnerContact } from '../owner/owner-contact';
import styles from './partner-answer.module.css';
import { usePriceInFull } from '../../../shared/links/price-text';
import { ReportAssignment } from './report-assignment';
import { UndoAnswer } from './undo-answer';

/** After a yes: whom to call, a way back for ten minutes, and what became of it. */
export function AcceptedAssignment({ token, view }: { token: string; view: PartnerLinkDto }) {
  const { dispute, owed, owner, report, undo_until } = view;
  const isDisputeGranted = dispute !== undefined && !owed;
  const priceInFull = usePriceInFull();
  return (
    <>
      {owner ? <OwnerContact owner={owner} /> : <LeadFacts details={view.details} />}
      {undo_until && (
        <UndoAnswer
          token={token}
          until={undo_until}
          title={partnerAnswer.mistake}
          text={partnerAnswer.mistakeText}
        />
      )}
      {!isDisputeGranted && <ReportAssignment token={token} report={report} />}
      <DisputeSale token={token} view={view} />
      <p className={styles.note}>{noteOf(view, priceInFull(view.price_ore, view.asks_for_vat))}</p>
    </>
  );
}

/** What becomes of the price, for as long as that is ahead. */
function noteOf({ to_be_billed, price_ore }: PartnerLinkDto, price: string): string {
  if (price_ore === 0) return partnerAnswer.takenFreeNote;
  return to_be_billed ? partnerAnswer.takenNote(price) : partnerAnswer.takenUnbilledNote;
}
