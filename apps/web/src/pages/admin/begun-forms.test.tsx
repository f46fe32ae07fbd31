import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { ApiKeyForm } from '../../features/admin/integrators/integrators-page';
import { OperatorForm } from '../../features/admin/invoices/operator-card';
import { OPERATOR } from '../../features/admin/invoices/testing/sample-operator';
import { InviteDialog } from '../../features/admin/users/users-page';
import { PartnerDialog } from '../../features/admin/partners/partner-dialog';
import { DisputeDialog } from '../../features/admin/sales/sales-page';
import { openAdmin } from '../../features/admin/shared/testing/admin-page';
import { clearBegunDrafts } from '../../features/admin/shared/ui/admin-form';
import { WebhookForm } from '../../features/admin/webhooks/webhook-dialog';

const leave = () => {};
const SALE = {
  ...{ id: 'sale', partner_name: 'Stine', sale_amount: 900 },
  dispute: { reason: 'duplicate', dispute_text: 'Nei', at: '2026-11-20T10:00:00Z', decision: null },
} as unknown as Parameters<typeof DisputeDialog>[0]['opened'];

const FORMS: [string, RegExp, ReactElement][] = [
  ['an API key', /^Integrator/, <ApiKeyForm written={undefined} onAdded={leave} onDone={leave} />],
  ['a webhook', /^Adresse/, <WebhookForm webhook={undefined} onAdded={leave} onDone={leave} />],
  ['an invitation', /^Navn/, <InviteDialog isFirst={false} onClose={leave} />],
  ['the operator', /^Navn/, <OperatorForm operator={OPERATOR} onDone={leave} />],
  ['a new partner', /^Navn/, <PartnerDialog id={undefined} onClose={leave} />],
  ['a ruling on a sale', /^Svar til/, <DisputeDialog opened={SALE} onClose={leave} />],
];
const FOUND = /^Dette skrev du sist/;

beforeEach(clearBegunDrafts);

test.each(FORMS)('%s is restored as it was when the session ended', async (_, label, form) => {
  const field = () => screen.findByLabelText<HTMLInputElement>(label);
  const before = openAdmin(form, {});
  fireEvent.change(await field(), { target: { value: 'Halvveis' } });
  localStorage.clear();
  before.unmount();
  openAdmin(form, {});
  expect((await field()).value).toBe('Halvveis');
});

test.each(FORMS)(
  '%s is restored after the back button and marked as unsaved',
  async (_, label, form) => {
    const field = () => screen.findByLabelText<HTMLInputElement>(label);
    const before = openAdmin(form, {});
    fireEvent.change(await field(), { target: { value: 'Halvveis' } });
    expect(screen.queryByText(FOUND)).toBeNull();
    before.unmount();
    openAdmin(form, {});
    expect((await field()).value).toBe('Halvveis');
    screen.getByText(FOUND);
  },
);

function Left({ form }: { form: ReactElement }) {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <button onClick={() => setIsThere((before) => !before)}>Gå</button>
      {isThere && form}
    </>
  );
}

test('a restored form that is still being sent is sent once', async () => {
  const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
  const [, label, form] = FORMS[1]!;
  const field = () => screen.getByLabelText<HTMLInputElement>(label);
  const { waiting } = openAdmin(<Left form={form} />, {});
  fireEvent.change(field(), { target: { value: 'https://a.no/b' } });
  await press('Lagre');
  await press('Gå');
  await press('Gå');
  await press('Lagre');
  expect(waiting).toHaveLength(1);
  await waiting[0]!.answer({ secret: 's' });
  expect(field().value).toBe('');
});
