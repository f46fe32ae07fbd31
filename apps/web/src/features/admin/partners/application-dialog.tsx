import {
  type ApplicationDto,
  useApproveApplicationMutation,
  useAskApplicantMutation,
  useRefuseApplicationMutation,
  useGetApplicationQuery,
  useDeleteApplicationMutation,
} from '@boligstyling/api-client/admin';
import {
  formatOrganizationNumber,
  formatPhone,
  getsRefusalEmail,
  isUndecidedApplication,
  PARTNER_KIND_NAMES,
  REPLY_LIMIT,
} from '@boligstyling/domain';
import { useState } from 'react';
import { admin } from '../../../content/admin/admin';
import { adminApplications as words } from '../../../content/admin/admin-applications';
import { formatMoment, formatRecentMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { TextArea } from '../../../shared/ui/fields/field';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { isTransient } from '../shared/calls/use-failed-load';
import { basedOn } from '../../../shared/calls/versions';
import { useChange, useWhileMounted } from '../shared/calls/use-change';
import { useMay, Allowed } from '../shared/session/use-may';
import { AdminForm, useBegunDraft } from '../shared/ui/admin-form';
import formStyles from '../shared/ui/form.module.css';
import { Confirm } from '../shared/ui/confirm';
import { RowButton } from '../shared/lists/row-action';
import { Facts, PartnerForm, partnerDraftOf } from './partner-form';

type ApplicationDialogProps = {
  opened: ApplicationDto;
  onClose: () => void;
};
type Step = 'approve' | 'ask' | 'refuse';

export function ApplicationDialog({ opened, onClose: close }: ApplicationDialogProps) {
  const onClose = useWhileMounted(close);
  const [step, setStep] = useState<Step>();
  const { application, isOver } = useAsItStands(opened);
  const mayWork = useMay()('work');
  const kept = useKeptFocus<HTMLDivElement>();
  const over = isOver ? overText(application) : undefined;
  return (
    <Dialog title={application.company} onClose={onClose}>
      <ApplicationFacts application={application} />
      <div {...kept}>
        {over && !step && <p role="status">{over}</p>}
        {mayWork && isUndecidedApplication(application) && !step && (
          <div className={formStyles.end}>
            <Button variant="quiet" onClick={() => setStep('refuse')}>
              {words.refuse}
            </Button>
            <Button variant="outline" onClick={() => setStep('ask')}>
              {words.ask}
            </Button>
            <Button onClick={() => setStep('approve')}>{words.approve}</Button>
          </div>
        )}
        {step === 'approve' && <Approve application={application} over={over} onDone={onClose} />}
        {(step === 'ask' || step === 'refuse') && (
          <Write
            application={application}
            step={step}
            over={over}
            onCancel={() => setStep(undefined)}
            onDone={onClose}
          />
        )}
      </div>
      {!step && <EraseApplication application={application} onErased={onClose} />}
    </Dialog>
  );
}

/** A colleague, or an earlier call whose answer was lost, has decided. */
function overText({ state, changed_at }: ApplicationDto): string {
  return state === 'open' ? '' : words.over[state](formatRecentMoment(changed_at));
}

function ApplicationFacts({ application }: { application: ApplicationDto }) {
  const { organization_number, contact_name, contact_email, contact_phone, ...rest } = application;
  return (
    <Facts
      of={[
        [words.facts.organizationNumber, formatOrganizationNumber(organization_number)],
        [words.facts.kind, PARTNER_KIND_NAMES[rest.kind]],
        [words.facts.name, contact_name],
        [words.facts.email, contact_email],
        [words.facts.phone, formatPhone(contact_phone)],
        [words.facts.places, rest.places],
        [words.facts.message, rest.message],
        [words.facts.received, formatMoment(rest.received_at)],
        [words.facts.reply, rest.reply],
      ]}
    />
  );
}

type DoneProps = {
  application: ApplicationDto;
  over: string | undefined;
  onDone: () => void;
};

function Approve({ application, over, onDone }: DoneProps) {
  const of = `application ${application.id}`;
  const [approve, approving] = useApproveApplicationMutation({ fixedCacheKey: of });
  // An unanswered call may have decided.
  const mayBeSent = approving.isError && isTransient(approving.error);
  const { id, company, kind, organization_number, ...contact } = application;
  const begun = partnerDraftOf({
    ...{ company, kind, organization_number },
    name: contact.contact_name,
    email: contact.contact_email,
    phone: contact.contact_phone,
  });
  return (
    <PartnerForm
      of={of}
      begun={begun}
      over={over && !mayBeSent ? `${over} ${admin.notSent}` : over}
      busy={approving.isLoading}
      saved={words.approved}
      onSave={(savePartnerDto) => approve({ id, ...basedOn(application), savePartnerDto })}
      onDone={onDone}
    />
  );
}

type WriteProps = DoneProps & { step: 'ask' | 'refuse'; onCancel: () => void };

function Write({ application, step, over, onCancel, onDone }: WriteProps) {
  const { id } = application;
  const of = `${step} ${id}`;
  const [ask, asking] = useAskApplicantMutation({ fixedCacheKey: of });
  const [refuse, refusing] = useRefuseApplicationMutation({ fixedCacheKey: of });
  const drafting = useBegunDraft(of, { reply: '' });
  const { draft, show, written, beginAnew } = drafting;
  const change = useChange();
  const isSilent = step === 'refuse' && !getsRefusalEmail(application);

  const submit = async () => {
    const reply = draft.reply.trim();
    if (show(reply || isSilent ? {} : { reply: words.replyMissing })) return;
    const call =
      step === 'ask'
        ? ask({ id, ...basedOn(application), replyDto: { reply } })
        : refuse({ id, ...basedOn(application), refusalDto: isSilent ? {} : { reply } });
    if (!(await change(call, words.done[isSilent ? 'refuseSilently' : step]))) return;
    beginAnew(draft);
    onDone();
  };
  const isSent =
    application.state === (step === 'ask' ? 'asked' : 'refused') &&
    (application.reply ?? '') === draft.reply.trim();
  return (
    <AdminForm
      of={drafting}
      over={isSent ? overText(application) : over && `${over} ${admin.notSent}`}
      send={isSilent ? words.refuse : words.send[step]}
      busy={asking.isLoading || refusing.isLoading}
      onSend={submit}
      onCancel={onCancel}
    >
      {isSilent ? (
        <p>{words.silent}</p>
      ) : (
        <TextArea
          label={words.reply[step]}
          help={words.replyHelp}
          maxLength={REPLY_LIMIT}
          {...written('reply')}
        />
      )}
    </AdminForm>
  );
}

/** A decided application leaves the waiting list. */
function useAsItStands(opened: ApplicationDto) {
  const { data } = useGetApplicationQuery({ id: opened.id }, { refetchOnMountOrArgChange: true });
  const application = data ?? opened;
  const isOver = isUndecidedApplication(opened) && !isUndecidedApplication(application);
  return { application, isOver };
}

type EraseApplicationProps = { application: ApplicationDto; onErased: () => void };

/** The e-mails to applicants promise erasure. */
function EraseApplication({ application, onErased }: EraseApplicationProps) {
  const { id, company, partner_id } = application;
  const [erase, { isLoading }] = useDeleteApplicationMutation();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const eraseNow = async () => {
    if (await change(erase({ id }), words.erased)) onErased();
  };

  return (
    <Allowed to="erase">
      <div className={formStyles.apart}>
        {isAsking ? (
          <Confirm
            question={words.eraseQuestion(company, partner_id !== null)}
            yes={words.eraseNow}
            busy={isLoading}
            onYes={() => void eraseNow()}
            onNo={() => setIsAsking(false)}
          />
        ) : (
          <RowButton label={words.erase} onClick={() => setIsAsking(true)} />
        )}
      </div>
    </Allowed>
  );
}
