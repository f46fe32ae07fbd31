import {
  type PartnerTermsDto,
  useAcceptPartnerTermsMutation,
  useGetPartnerTermsQuery,
} from '@boligstyling/api-client/links';
import { norwegianDay, PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { useRef, type RefObject } from 'react';
import { partnerTermsWords as words } from '../../../content/partner-terms-words';
import { signedLinks } from '../../../content/signed-links';
import type { TextPage } from '../../../content/types';
import { paths } from '../../../shared/config/paths';
import { formatDay } from '../../../shared/format/moment';
import { LinkState, WayToOwnPage } from '../../../shared/links/link-state';
import { useAct } from '../../../shared/links/use-act';
import { useFocusWhenDone } from '../../../shared/links/use-focus';
import { Button } from '../../../shared/ui/button';
import { Prose } from '../../../shared/ui/prose';
import styles from './partner-answer.module.css';

type AcceptTermsProps = { token: string; terms: TextPage };

/** Mail scanners open links too, so opening accepts nothing. */
export function AcceptTerms({ token, terms }: AcceptTermsProps) {
  const link = useGetPartnerTermsQuery({ 'link-token': token });
  return (
    <LinkState
      data={link.data}
      error={link.error}
      onRetry={() => void link.refetch()}
      advice={<WayToOwnPage help={words.brokenHelp} />}
    >
      {(view) => <Terms token={token} terms={terms} view={view} />}
    </LinkState>
  );
}

type ViewProps = AcceptTermsProps & { view: PartnerTermsDto };

function Terms(props: ViewProps) {
  const { view } = props;
  const isAccepted = view.terms_version === PARTNER_TERMS_VERSION;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenDone(heading, isAccepted);
  return isAccepted ? <Accepted view={view} heading={heading} /> : <ToAccept {...props} />;
}

function ToAccept({ token, terms, view }: ViewProps) {
  const [accept, accepting] = useAcceptPartnerTermsMutation();
  const act = useAct();
  const press = () =>
    act(accept({ 'link-token': token, acceptTermsDto: { terms_version: PARTNER_TERMS_VERSION } }));
  return (
    <>
      <header>
        <h1 className="page-title">{terms.title}</h1>
        <p className={styles.sub}>{words.hello(view.name)}</p>
        <p className={styles.note}>{view.terms_version === null ? words.first : words.changed}</p>
      </header>
      <Prose blocks={terms.blocks} />
      <Button busy={accepting.isLoading} onClick={() => void press()}>
        {words.accept}
      </Button>
    </>
  );
}

type AcceptedProps = { view: PartnerTermsDto; heading: RefObject<HTMLHeadingElement | null> };

function Accepted({ view, heading }: AcceptedProps) {
  return (
    <>
      <header>
        <h1 className="page-title" tabIndex={-1} ref={heading}>
          {words.thanks}
        </h1>
        <p className={styles.sub}>{words.next}</p>
        <p className={styles.note}>
          {words.acceptedOn(
            formatDay(PARTNER_TERMS_VERSION),
            formatDay(norwegianDay(new Date(view.terms_accepted_at ?? 0))),
          )}
        </p>
      </header>
      <a className={styles.home} href={paths.partner}>
        {signedLinks.toOwnPage}
      </a>
    </>
  );
}
