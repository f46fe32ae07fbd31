import {
  type ApplicationDto,
  useApproveApplicationMutation,
  useAskApplicantMutation,
  useRefuseApplicationMutation,
  useGetApplicationQuery,
} from '@boligstyling/api-client/admin';
import {
  APPLICATION_LIMITS,
  formatOrganizationNumber,
  formatPhone,
  hearsRefusal,
  isUndecidedApplication,
  PARTNER_KIND_NAMES,
} from '@boligstyling/domain';
import { useState } from 'react';
import { admin } from '../../../content/admin/admin';
import { adminApplications as words } from '../../../content/admin/admin-applications';
import { formatMoment, formatRecentMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { TextArea } from '../../../shared/ui/fields/field';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { isPassing } from '../shared/calls/is-passing';
import { useChange } from '../shared/calls/use-change';
import { useWhileThere } from '../shared/calls/use-while-there';
import { useMay } from '../shared/session/use-may';
import { AdminForm } from '../shared/ui/admin-form';
import formStyles from '../shared/ui/form.module.css';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { EraseApplication } from './erase-application';
import { Facts } from './facts';
import { draftOf } from './partner-draft';
import { PartnerForm } from './partner-form';

type ApplicationDialogProps = {
  opened: ApplicationDto;
  onClose: () => void;
};
type Step = 'approve' | 'ask' | 'refuse';

/** An answer being written survives a colleague's decision. */
export function ApplicationDialog({ opened, onClose: close }: ApplicationDialogProps) {
  const onClose = useWhileThere(close);
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

/** The decision came from a colleague or from an earlier call whose answer was lost. */
function overText({ state, changed_at }: ApplicationDto): string {
  const decided = words.over[state === 'approved' ? 'approved' : 'refused'];
  return decided(formatRecentMoment(changed_at));
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
  /** Replaces the submit button once the application is decided. */
  over: string | undefined;
  onDone: () => void;
};

function Approve({ application, over, onDone }: DoneProps) {
  const of = `application ${application.id}`;
  const [approve, approving] = useApproveApplicationMutation({ fixedCacheKey: of });
  // An unanswered call may have decided the application.
  const mayBeSent = approving.isError && isPassing(approving.error);
  const { id, company, kind, organization_number, ...contact } = application;
  const begun = {
    ...draftOf(undefined),
    ...{ company, kind, organization_number },
    name: contact.contact_name,
    email: contact.contact_email,
    phone: contact.contact_phone,
  };
  return (
    <PartnerForm
      of={of}
      begun={begun}
      over={over && !mayBeSent ? `${over} ${admin.notSent}` : over}
      busy={approving.isLoading}
      saved={words.approved}
      onSave={(savePartnerDto) => approve({ id, savePartnerDto })}
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
  const { form, draft, show, written, beginAnew, isFound } = drafting;
  const change = useChange();
  const isSilent = step === 'refuse' && !hearsRefusal(application);

  const submit = async () => {
    const reply = draft.reply.trim();
    if (show(reply || isSilent ? {} : { reply: words.replyMissing })) return;
    const call =
      step === 'ask'
        ? ask({ id, replyDto: { reply } })
        : refuse({ id, refusalDto: isSilent ? {} : { reply } });
    if (!(await change(call, words.done[isSilent ? 'refuseSilently' : step]))) return;
    beginAnew(draft);
    onDone();
  };
  const isSent =
    application.state === 'refused' && (application.reply ?? '') === draft.reply.trim();
  return (
    <AdminForm
      of={form}
      isFound={isFound}
      over={over && !isSent ? `${over} ${admin.notSent}` : over}
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
          maxLength={APPLICATION_LIMITS.reply}
          {...written('reply')}
        />
      )}
    </AdminForm>
  );
}

/**
 * The current application, also after a decision has removed it from the waiting list; the opened
 * one if the fetch fails.
 */
function useAsItStands(opened: ApplicationDto) {
  const { data } = useGetApplicationQuery({ id: opened.id }, { refetchOnMountOrArgChange: true });
  const application = data ?? opened;
  const isOver = isUndecidedApplication(opened) && !isUndecidedApplication(application);
  return { application, isOver };
}
