import type { ComponentProps } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { linkPageTitle } from '../../content/link-page-titles';
import { connectLinks } from '../../shared/links/connect-links';
import { AddressField } from '../../features/address-search/address-field';
import {
  AddressFieldContext,
  type AddressFieldProps,
} from '../../features/signed-links/address-field-context';
import { WithOwnQuotes } from '../../features/quotes/owner/with-own-quotes';
import { OwnQuotesContext } from '../../features/signed-links/own-quotes-context';
import { OwnerLeadPage } from '../../features/signed-links/owner/owner-page';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { Page } from '../../shared/layout/page';
import styles from './own-request-page.module.css';

connectLinks();

const withOwnQuotes = (props: ComponentProps<typeof WithOwnQuotes>) => <WithOwnQuotes {...props} />;

const addressField = (props: AddressFieldProps) => <AddressField {...props} />;

export default function OwnerPage() {
  return (
    <Page title={linkPageTitle(useRuntimeConfig(), 'ownerPage')} className={styles.page}>
      <AddressFieldContext value={addressField}>
        <OwnQuotesContext value={withOwnQuotes}>
          <OwnerLeadPage token={useLinkToken()} />
        </OwnQuotesContext>
      </AddressFieldContext>
    </Page>
  );
}
