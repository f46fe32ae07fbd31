import { useIssueInvoicesMutation, type InvoiceRunDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useChange } from '../shared/calls/use-change';
import styles from './invoices.module.css';

const words = adminInvoices.run;

/** Bills all partners by hand, and says whom it left out. */
export function IssueInvoices() {
  const [issue, { isLoading }] = useIssueInvoicesMutation();
  const [run, setRun] = useState<InvoiceRunDto>();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const start = async () => {
    const call = issue();
    if (await change(call)) setRun((await call).data);
    setIsAsking(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {words.start}
      </Button>
      {isAsking && (
        <Dialog title={words.start} onClose={() => setIsAsking(false)}>
          <p className={styles.facts}>{words.question}</p>
          <div className={styles.end}>
            <Button busy={isLoading} onClick={() => void start()}>
              {words.yes}
            </Button>
          </div>
        </Dialog>
      )}
      {run && (
        <Dialog title={words.done} onClose={() => setRun(undefined)}>
          <p>{words.issued(run.invoices, run.credit_notes)}</p>
          {run.left_out.length > 0 && (
            <div className={styles.missing}>
              <p>{words.leftOut}</p>
              <ul>
                {run.left_out.map(({ partner_id, reason }) => (
                  <li key={partner_id}>{reason}</li>
                ))}
              </ul>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
