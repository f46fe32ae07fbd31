import type { ComponentProps } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { linkPageTitle } from '../../content/link-page-titles';
import { connectLinks } from '../../shared/links/connect-links';
import { AddressField } from '../../features/address-search/address-field';
import { AddressFieldContext, type AddressFieldProps } from '../../shared/lead/corrected-control';
import { OwnPictures } from '../../features/pictures/own-pictures';
import { WithOwnQuotes } from '../../features/quotes/owner/with-own-quotes';
import {
  OwnPicturesContext,
  OwnQuotesContext,
} from '../../features/signed-links/own-parts-context';
import { OwnerLeadPage } from '../../features/signed-links/owner/owner-page';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { Page } from '../../shared/layout/page';
import styles from './owner-page.module.css';

connectLinks();

const withOwnQuotes = (props: ComponentProps<typeof WithOwnQuotes>) => <WithOwnQuotes {...props} />;

const ownPictures = (props: { token: string }) => <OwnPictures {...props} />;

const addressField = (props: AddressFieldProps) => <AddressField {...props} />;

export default function OwnerPage() {
  return (
    <Page title={linkPageTitle(useRuntimeConfig(), 'ownerPage')} className={styles.page}>
      <AddressFieldContext value={addressField}>
        <OwnPicturesContext value={ownPictures}>
          <OwnQuotesContext value={withOwnQuotes}>
            <OwnerLeadPage token={useLinkToken()} />
          </OwnQuotesContext>
        </OwnPicturesContext>
      </AddressFieldContext>
    </Page>
  );
}
