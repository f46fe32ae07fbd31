import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { KeyForm } from '../../features/admin/integrators/key-form';
import { OperatorForm } from '../../features/admin/invoices/operator-form';
import { OPERATOR } from '../../features/admin/invoices/testing/sample-operator';
import { InviteDialog } from '../../features/admin/people/invite-dialog';
import { openAdmin } from '../../features/admin/shared/testing/admin-page';
import { WebhookForm } from '../../features/admin/webhooks/webhook-form';

const leave = () => {};

test.each<[string, RegExp, ReactElement]>([
  ['a key', /^Integrator/, <KeyForm written={undefined} onAdded={leave} onDone={leave} />],
  ['a webhook', /^Adresse/, <WebhookForm webhook={undefined} onAdded={leave} onDone={leave} />],
  ['an invitation', /^Navn/, <InviteDialog isFirst={false} onClose={leave} />],
  ['the seller', /^Navn/, <OperatorForm operator={OPERATOR} onDone={leave} />],
])('%s is as it was left when the session ended, after the login', (_, label, form) => {
  const field = () => screen.getByLabelText<HTMLInputElement>(label);
  const before = openAdmin(form, {});
  fireEvent.change(field(), { target: { value: 'Halvveis' } });
  localStorage.clear();
  before.unmount();
  openAdmin(form, {});
  expect(field().value).toBe('Halvveis');
});
