import { type SaleDto, useGetSaleQuery } from '@boligstyling/api-client/admin';
import { toOre } from '@boligstyling/domain';
import { adminSales } from '../../../content/admin/admin-sales';
import { formatMoment } from '../../../shared/format/moment';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileThere } from '../shared/calls/use-while-there';
import { Allowed } from '../shared/session/allowed';
import { RulingForm } from './ruling-form';
import styles from './sales.module.css';

const { dispute: words } = adminSales;

type DisputeDialogProps = {
  /** As it was when it was opened. */
  opened: SaleDto;
  onClose: () => void;
};

/**
 * What a partner has against a sale, and the administrator's decision, which both see. What a colleague
 * has decided meanwhile takes nothing away that is written here.
 */
export function DisputeDialog({ opened, onClose: close }: DisputeDialogProps) {
  const onClose = useWhileThere(close);
  const { id, partner_name, sale_amount, vat_rate } = opened;
  const { data } = useGetSaleQuery({ id }, { refetchOnMountOrArgChange: true });
  const { dispute = opened.dispute, lead_id } = data ?? opened;
  if (!dispute) return null;
  const { decision, decided_at, reply } = dispute;

  return (
    <Dialog title={words.title(partner_name)} onClose={onClose}>
      <div className={styles.case}>
        <p>
          {words.about(words.reasons[dispute.reason], toOre(sale_amount), vat_rate !== null)}{' '}
          {words.said(formatMoment(dispute.at))}
        </p>
        <blockquote className={styles.words}>{dispute.objection ?? words.erased}</blockquote>
      </div>
      {decision && (
        <div className={styles.case}>
          <p>
            {words.decisions[decision]}
            {decided_at && `, ${formatMoment(decided_at)}`}
          </p>
          {reply && <blockquote className={styles.words}>{reply}</blockquote>}
        </div>
      )}
      {!opened.dispute?.decision && (
        <Allowed to="settle">
          <RulingForm id={id} dispute={dispute} isErased={!lead_id} onDone={onClose} />
        </Allowed>
      )}
    </Dialog>
  );
}
