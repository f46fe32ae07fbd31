import {
  useGetLeadQuery,
  useReleaseLeadMutation,
  type LeadDetailDto,
  useDeleteLeadMutation,
  useGetRelatedLeadsQuery,
  useWithdrawConsentMutation,
} from '@boligstyling/api-client/admin';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  isGranted,
  PARTNER_GROUPS,
  type PartnerGroup,
  placeName,
  type Suspicion,
} from '@boligstyling/domain';
import { adminTelephoneLead } from '../../../../content/admin/admin-telephone-lead';
import { adminLead, consentWords } from '../../../../content/admin/admin-lead';
import { MAIN_ID } from '../../../../shared/layout/page';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { isAnswered } from '../../shared/calls/use-failed-load';
import { LoadState } from '../../shared/ui/load-state';
import { formatMoment } from '../../../../shared/format/moment';
import { useChange, useChangeButton, useWhileMounted } from '../../shared/calls/use-change';
import { useMay, Allowed } from '../../shared/session/use-may';
import { RowButton } from '../../shared/lists/row-action';
import { Icon, type IconName } from '../../../../shared/ui/icon';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden';
import { CorrectLead } from '../telephone-lead-form';
import { useNeighbours } from '../lead-query';
import { LeadAssignments } from './lead-assignments';
import { LeadFacts } from './lead-facts';
import { LeadFiles, LeadQuotes } from './lead-quotes';
import { LeadRelated } from './lead-related';
import { LeadTimeline } from './lead-timeline';
import sections from './lead-sections.module.css';
import styles from './lead-panel.module.css';
import { PanelActions } from './panel-actions';
import { PanelSection } from './panel-section';
import { useDownload } from '../../shared/ui/download-button';
import { Confirm } from '../../shared/ui/confirm';

type LeadPanelProps = {
  id: string;
  isPage: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function LeadPanel({ id, isPage, onOpen, onClose }: LeadPanelProps) {
  const lead = useGetLeadQuery({ id });
  const isGone = isAnswered(lead.error, 404);
  const data = isGone ? undefined : lead.currentData;
  const panel = useRef<HTMLDivElement>(null);
  // A colleague may erase the lead.
  const kept = useKeptFocus<HTMLDivElement>();

  useEffect(() => {
    if (isPage) window.scrollTo({ top: 0, behavior: 'instant' });
    else panel.current?.scrollTo({ top: 0 });
  }, [id, isPage]);

  const dialog = (
    <div ref={panel} className={styles.panel} role="dialog" aria-label={adminLead.title}>
      <PanelHead id={id} lead={data} isPage={isPage} onOpen={onOpen} onClose={onClose}>
        {data && <PanelActions key={id} lead={data} />}
      </PanelHead>
      <div key={id} {...kept} className={styles.body}>
        {isGone ? (
          <p>{adminLead.gone}</p>
        ) : (
          <LoadState of={{ ...lead, data }}>
            {(shown) => (
              <div className={sections.sections}>
                {shown.suspicion && <LeadHeld lead={shown} suspicion={shown.suspicion} />}
                <LeadRelated leadId={shown.id} />
                <LeadFacts lead={shown} />
                <Allowed to="work">
                  <Correcting lead={shown} />
                </Allowed>
                {!shown.suspicion && <LeadAssignments lead={shown} />}
                <LeadQuotes lead={shown} />
                <LeadFiles key={shown.id} lead={shown} />
                <LeadTimeline lead={shown} />
                <LeadConsents lead={shown} />
                <LeadPrivacy lead={shown} onErased={onClose} />
              </div>
            )}
          </LoadState>
        )}
      </div>
    </div>
  );
  // The same element for every width keeps an unfinished note when a tablet is turned.
  return (
    <div className={styles.place} {...(isPage && { role: 'main', id: MAIN_ID })}>
      {dialog}
    </div>
  );
}

function Correcting({ lead }: { lead: LeadDetailDto }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="wrap-2">
      <RowButton label={adminTelephoneLead.correct} onClick={() => setIsOpen(true)} />
      {isOpen && <CorrectLead lead={lead} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

export function LeadConsents({ lead }: { lead: LeadDetailDto }) {
  return (
    <details className={sections.folded}>
      <summary>{adminLead.consents}</summary>
      <div className="stack-4">
        <ul className="stack-2 whole-words">
          {lead.consents.map((consent) => (
            <li key={`${consent.subject} ${consent.at}`}>
              <p className={sections.name}>{consentWords.answer(consent)}</p>
              <p className={sections.note}>
                {formatMoment(consent.at)} · {consentWords.place(consent.place, consent.heard_by)}
                {consent.text_version && (
                  <>
                    {' · '}
                    <span className={sections.whole}>
                      {consentWords.version(consent.text_version)}
                    </span>
                  </>
                )}
              </p>
              {consent.text && <p className={sections.note}>«{consent.text}»</p>}
            </li>
          ))}
        </ul>
        <Allowed to="work">
          <Withdrawing lead={lead} />
        </Allowed>
      </div>
    </details>
  );
}

function Withdrawing({ lead: { id, consents } }: { lead: LeadDetailDto }) {
  const [withdraw, { isLoading }] = useWithdrawConsentMutation();
  const [asked, setAsked] = useState<PartnerGroup>();
  const change = useChange();
  const granted = PARTNER_GROUPS.filter((each) => isGranted(consents, each));

  const withdrawNow = async (subject: PartnerGroup) => {
    if (await change(withdraw({ id, subject }), consentWords.withdrawn)) setAsked(undefined);
  };

  if (granted.length === 0) return null;
  if (asked && granted.includes(asked)) {
    return (
      <Confirm
        question={consentWords.question[asked]}
        yes={consentWords.withdrawNow}
        busy={isLoading}
        onYes={() => void withdrawNow(asked)}
        onNo={() => setAsked(undefined)}
      />
    );
  }
  return (
    <div className="wrap-2">
      {granted.map((each) => (
        <RowButton key={each} label={consentWords.withdraw[each]} onClick={() => setAsked(each)} />
      ))}
    </div>
  );
}

function LeadHeld({ lead, suspicion }: { lead: LeadDetailDto; suspicion: Suspicion }) {
  const release = useChangeButton(useReleaseLeadMutation());
  const mayWork = useMay()('work');

  return (
    <PanelSection title={adminLead.held}>
      <p className={sections.note}>{adminLead.suspicions[suspicion]}</p>
      <p className={sections.note}>{adminLead.heldText}</p>
      <div className="wrap-2">
        {mayWork && (
          <RowButton label={adminLead.release} {...release({ id: lead.id }, adminLead.released)} />
        )}
      </div>
    </PanelSection>
  );
}

type PanelHeadProps = {
  id: string;
  lead: LeadDetailDto | undefined;
  isPage: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
  children: ReactNode;
};

function PanelHead({ id, lead, isPage, onOpen, onClose, children }: PanelHeadProps) {
  const { place, previous, next } = useNeighbours(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [isStepping, setIsStepping] = useState(false);
  const step = (to: string) => {
    setIsStepping(true);
    onOpen(to);
  };
  const Title = isPage ? 'h1' : 'p';

  // Stepping keeps the focus on these buttons.
  useEffect(() => {
    const isThere = head.current?.contains(document.activeElement);
    if (!isThere) heading.current?.focus();
  }, [id]);

  return (
    <div ref={head} className={styles.head}>
      <div className={styles.whose}>
        <div className={styles.bar}>
          <Step icon="arrow-up" label={adminLead.previous} to={previous} onOpen={step} />
          <Step icon="arrow-down" label={adminLead.next} to={next} onOpen={step} />
          <span className={styles.headPlace} role="status">
            <span>{place}</span>
            <VisuallyHidden>
              {isStepping && lead?.id === id && `: ${lead.customer_name}`}
            </VisuallyHidden>
          </span>
          <button type="button" lang="en" className={styles.button} onClick={onClose}>
            <Icon name="close" />
            <VisuallyHidden>Close</VisuallyHidden>
          </button>
        </div>
        <Title className={styles.eyebrow}>{adminLead.title}</Title>
        <h2 ref={heading} className={styles.name} tabIndex={-1}>
          {lead?.customer_name ?? adminLead.title}
        </h2>
      </div>
      <div className={styles.more}>
        <p className={styles.about}>{lead && aboutOf(lead)}</p>
        {children}
      </div>
    </div>
  );
}

function aboutOf({ service_type, location, created_at }: LeadDetailDto): string {
  return adminLead.about(service_type, placeName(location), formatMoment(created_at));
}

type StepProps = {
  icon: IconName;
  label: string;
  to: string | undefined;
  onOpen: (id: string) => void;
};

function Step({ icon, label, to, onOpen }: StepProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={!to || undefined}
      onClick={() => to && onOpen(to)}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

/** GDPR, articles 15 and 17. */
export function LeadPrivacy({ lead, onErased }: { lead: LeadDetailDto; onErased: () => void }) {
  const [erase, { isLoading }] = useDeleteLeadMutation();
  const related = useGetRelatedLeadsQuery({ id: lead.id });
  const alsoErased = related.data?.leads.filter((it) => it.erased_with).length ?? 0;
  const { download, isDownloading } = useDownload(adminLead.exportFailed);
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();
  const leave = useWhileMounted(onErased);
  const may = useMay();

  const eraseNow = async () => {
    if (await change(erase({ id: lead.id }), adminLead.erased)) leave();
  };

  if (!may('export')) return null;
  return (
    <PanelSection title={adminLead.privacy} seldom>
      <p className={sections.note}>{adminLead.privacyText}</p>
      {isAsking ? (
        <Confirm
          question={adminLead.eraseQuestion(lead.customer_name, alsoErased)}
          yes={adminLead.eraseNow}
          busy={isLoading}
          onYes={() => void eraseNow()}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <div className="wrap-2">
          <RowButton
            label={adminLead.export}
            busy={isDownloading}
            onClick={() =>
              void download(`/api/admin/leads/${lead.id}/export`, adminLead.exportName(lead.id))
            }
          />
          <RowButton
            label={adminLead.erase}
            busy={related.isLoading}
            onClick={() => setIsAsking(true)}
          />
        </div>
      )}
    </PanelSection>
  );
}
