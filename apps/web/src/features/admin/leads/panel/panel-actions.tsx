import {
  type LeadDetailDto,
  useFollowUpLeadMutation,
  useUndoLeadStatusMutation,
} from '@boligstyling/api-client/admin';
import {
  shownValue,
  telOf,
  LEAD_STATUS_NAMES,
  LEAD_STATUSES,
  type LeadStatus,
} from '@boligstyling/domain';
import { adminLead } from '../../../../content/admin/admin-lead';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { Icon } from '../../../../shared/ui/icon';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden';
import { useMay } from '../../shared/session/use-may';
import { contactLink } from './lead-facts';
import { PARTNERS_ID } from './lead-assignments';
import styles from './panel-actions.module.css';
import { StatusChip } from '../status-chip';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { adminQuotes } from '../../../../content/admin/admin-quotes';
import { isRefusedAs } from '../../../../shared/calls/problem-of';
import { basedOn } from '../../../../shared/calls/versions';
import { useInTurn } from '../../../../shared/calls/use-in-turn';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { useChange } from '../../shared/calls/use-change';
import { ReasonDialog } from '../../shared/ui/admin-form';
import { useOfferUndo, useTellUndone } from '../../shared/undo/undo';
import { focusLeadRow } from '../use-open-lead';

export function PanelActions({ lead }: { lead: LeadDetailDto }) {
  const brand = useRuntimeConfig();
  const may = useMay();
  const taker = lead.assignments.find(({ partner_id }) => partner_id === lead.partner_id);

  return (
    <div className={styles.actions}>
      {may('work') ? <StatusField lead={lead} /> : <StatusChip status={lead.status} />}
      <button type="button" className={styles.control} onClick={showPartners}>
        <VisuallyHidden>{adminLead.fields.partner}: </VisuallyHidden>
        <span className={styles.text}>{taker?.partner_name ?? adminLead.notAssigned}</span>
      </button>
      {may('contact') && (
        <>
          <a className={styles.call} href={telOf(lead.customer_phone)}>
            <Icon name="phone" />
            {adminLead.call(shownValue('customerPhone', lead.customer_phone))}
          </a>
          {lead.customer_email && (
            <a className={styles.mail} href={contactLink(lead, brand)}>
              <Icon name="mail" />
              <VisuallyHidden>{adminLead.mail}</VisuallyHidden>
            </a>
          )}
        </>
      )}
    </div>
  );
}

function showPartners(): void {
  const partners = document.getElementById(PARTNERS_ID);
  partners?.focus({ preventScroll: true });
  partners?.scrollIntoView();
}

type Asked = {
  status: LeadStatus;
  /** Any later version replaces this status. */
  before?: LeadDetailDto;
};

export function StatusField({ lead }: { lead: LeadDetailDto }) {
  const [followUp, saving] = useFollowUpLeadMutation();
  const [undo, undoing] = useUndoLeadStatusMutation();
  const [asked, setAsked] = useState<Asked>();
  const [overruling, setOverruling] = useState<LeadStatus>();
  const inTurn = useInTurn();
  const offerUndo = useOfferUndo();
  const change = useChange();
  const tellUndone = useTellUndone();
  const kept = useKeptFocus<HTMLDivElement>();

  const isShown = asked && (!asked.before || asked.before === lead);
  const seen = useRef(lead.version);
  useEffect(() => {
    if (!isShown) seen.current = lead.version;
  }, [isShown, lead.version]);
  const undoIt = (status: LeadStatus, changed_at?: string) => {
    setAsked(undefined);
    const call = undo({ id: lead.id, undoStatusDto: { status, changed_at } });
    return tellUndone(call, adminLead.undone);
  };
  const save = async (status: LeadStatus, reason?: string): Promise<boolean> => {
    const followUpDto = { status, ...(reason !== undefined && { reason }) };
    const call = followUp({ id: lead.id, ...basedOn({ version: seen.current }), followUpDto });
    const needsReason = isRefusedAs((await call).error, 'reason-required');
    if (needsReason) setOverruling(status);
    const isSet = !needsReason && (await change(call));
    const settled = isSet ? { status, before: lead } : undefined;
    setAsked((last) => (last?.status === status ? settled : last));
    const { data } = await call;
    if (data) seen.current = data.version;
    const changedAt = data?.changed_at;
    if (!changedAt) return isSet;
    const what = adminLead.statusSet(lead.customer_name, LEAD_STATUS_NAMES[status]);
    offerUndo({ what, undo: () => undoIt(status, changedAt) });
    return isSet;
  };
  const set = (status: LeadStatus) => {
    setAsked({ status });
    inTurn(() => save(status));
  };
  const back = lead.status_before && adminLead.undoStatus(LEAD_STATUS_NAMES[lead.status_before]);

  return (
    <div {...kept} className={styles.status}>
      <StatusChoice leadId={lead.id} status={isShown ? asked.status : lead.status} onSet={set} />
      {overruling && (
        <ReasonDialog
          title={adminQuotes.overrule.title}
          text={adminQuotes.overrule.text}
          send={adminQuotes.overrule.yes}
          help={adminQuotes.overrule.help}
          of={`${lead.id} ${overruling}`}
          busy={saving.isLoading}
          onSend={(reason) => {
            setAsked({ status: overruling });
            return save(overruling, reason);
          }}
          onClose={() => setOverruling(undefined)}
        />
      )}
      {back && (
        <button
          type="button"
          className={styles.undo}
          title={back}
          aria-disabled={undoing.isLoading || undefined}
          onClick={() => undoing.isLoading || void undoIt(lead.status)}
        >
          <Icon name="undo" />
          <VisuallyHidden>{back}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

type StatusChoiceProps = {
  leadId: string;
  status: LeadStatus;
  onSet: (status: LeadStatus) => void;
};

/**
 * Arrow keys pass other options, so the keyboard sets the status on blur or Enter. List hotkeys
 * typed in the field would select a status.
 */
function StatusChoice({ leadId, status, onSet }: StatusChoiceProps) {
  const [walkedTo, setWalkedTo] = useState<LeadStatus>();
  const isWalking = useRef(false);
  const { toStatus } = (useLocation().state ?? {}) as { toStatus?: boolean };
  const id = useId();

  const choose = (to: LeadStatus) => (isWalking.current ? setWalkedTo(to) : onSet(to));
  const settle = () => {
    isWalking.current = false;
    setWalkedTo(undefined);
    if (walkedTo && walkedTo !== status) onSet(walkedTo);
  };
  const leave = (field: HTMLElement) => {
    if (toStatus) focusLeadRow(leadId);
    // A hidden row cannot take the focus.
    field.blur();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && walkedTo) {
      // Some browsers open the choices on Enter.
      event.preventDefault();
      return leave(event.currentTarget);
    }
    if (event.key === 'Escape' && walkedTo) {
      event.preventDefault();
      return setWalkedTo(undefined);
    }
    isWalking.current = true;
  };

  return (
    <>
      <select
        aria-label={adminLead.changeStatus}
        data-hotkey="status"
        autoFocus={toStatus}
        className={styles.control}
        aria-describedby={`${id}-help`}
        value={walkedTo ?? status}
        onKeyDown={press}
        onPointerDown={() => (isWalking.current = false)}
        onBlur={settle}
        onChange={({ target }) => choose(target.value as LeadStatus)}
      >
        {LEAD_STATUSES.map((each) => (
          <option key={each} value={each}>
            {LEAD_STATUS_NAMES[each]}
          </option>
        ))}
      </select>
      <span id={`${id}-help`} className={walkedTo ? styles.help : styles.unsaid}>
        {adminLead.enterSets}
      </span>
    </>
  );
}
