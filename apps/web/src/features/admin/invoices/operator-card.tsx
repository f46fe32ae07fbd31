import { useGetOperatorQuery, type OperatorDto } from '@boligstyling/api-client/admin';
import { formatBankAccount, formatOrganizationNumber } from '@boligstyling/domain';
import { useState } from 'react';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useFailureNotice } from '../shared/calls/use-failed-load';
import { useMay } from '../shared/session/use-may';
import { Card } from '../shared/ui/card';
import { LoadState } from '../shared/ui/load-state';
import styles from './invoices.module.css';
import { OperatorForm } from './operator-form';

const words = adminInvoices.operator;

export function OperatorCard() {
  const operator = useGetOperatorQuery();
  const mayConfigure = useMay()('configure');
  const [isOpen, setIsOpen] = useState(false);
  useFailureNotice(operator.error);

  const edit = mayConfigure && (
    <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
      {words.edit}
    </Button>
  );
  return (
    <Card title={words.title} intro={words.intro} aside={operator.data && edit}>
      <LoadState of={operator}>
        {(data) => (
          <>
            {data.missing.length > 0 && (
              <p className={styles.missing}>{words.missing(data.missing)}</p>
            )}
            <Facts operator={data} />
            {isOpen && (
              <Dialog title={words.dialogTitle} onClose={() => setIsOpen(false)}>
                <OperatorForm operator={data} onDone={() => setIsOpen(false)} />
              </Dialog>
            )}
          </>
        )}
      </LoadState>
    </Card>
  );
}

function Facts({ operator }: { operator: OperatorDto }) {
  const { name, organization_number, street, postal_code, post_place } = operator;
  const { account, former_accounts } = operator;
  const rate = String(operator.vat_rate).replace('.', ',');
  const place = [street, [postal_code, post_place].filter(Boolean).join(' ')];
  const facts = [
    name,
    place.filter(Boolean).join(', '),
    organization_number &&
      `${words.words.organizationNumber} ${formatOrganizationNumber(organization_number)}`,
    account && `${words.words.account} ${formatBankAccount(account)}`,
    former_accounts?.length &&
      `${words.words.formerAccounts} ${former_accounts.map(formatBankAccount).join(', ')}`,
    operator.vat_registered ? words.vat(rate) : words.noVat,
    operator.in_business_register && words.businessRegister,
    words.dueDays(operator.due_days),
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}
