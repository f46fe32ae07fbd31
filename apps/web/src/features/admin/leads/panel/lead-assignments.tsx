import {
  useGetMatchingQuery,
  useGetRelatedLeadsQuery,
  type AssignmentDto,
  type RevealDto,
  type LeadDetailDto,
  type MatchingDto,
  usePlaceLeadMutation,
  useWithdrawAssignmentMutation,
  type MatchRoundDto,
} from '@boligstyling/api-client/admin';
import {
  type MatchingSoFar,
  canShowMore,
  isAccepted,
  hasSaidYes,
  homeRevealedTo,
  isClosed,
  isOngoing,
  mayMatchAmong,
  placesLeft,
  partnerGroupOf,
  PARTNER_GROUPS,
  areaName,
  MUNICIPALITIES,
  DECLINE_REASON_NAMES,
  isUnanswered,
  LEAD_STATUS_NAMES,
  PARTNER_KIND_NAMES,
  priceText,
} from '@boligstyling/domain';
import { useState } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { LoadState } from '../../shared/ui/load-state';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { useMay } from '../../shared/session/use-may';
import { RowButton } from '../../shared/lists/row-action';
import { Button } from '../../../../shared/ui/button';
import { SelectField } from '../../../../shared/ui/fields/field';
import { useChange } from '../../shared/calls/use-change';
import { PanelSection } from './panel-section';
import shared from './lead-sections.module.css';
import styles from './lead-assignments.module.css';
import { PassOn } from './pass-on';
import { assignmentStateWords, matchCauseWords } from '../../../../content/admin/admin-words';
import { basedOn } from '../../../../shared/calls/versions';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { formatMoment } from '../../../../shared/format/moment';
import { Chip } from '../../../../shared/ui/fields/chip';
import { Confirm, useStep } from '../../shared/ui/confirm';

export const PARTNERS_ID = 'partnere';

const MAY_BE_ASKED = ['withdrawn', 'filled', 'missed'];

const isPlacedByOperator = ({
  municipality,
  municipality_found_by: foundBy,
}: LeadDetailDto): boolean => municipality === null || foundBy === 'administrator';

export function LeadAssignments({ lead }: { lead: LeadDetailDto }) {
  const matching = useGetMatchingQuery({ leadId: lead.id });
  const related = useGetRelatedLeadsQuery({ id: lead.id });
  const isMerged = related.data?.leads.some(({ relation }) => relation === 'merged');
  const merged = (related.data?.leads ?? []).flatMap((it) =>
    it.relation === 'merged-by' ? it.reveals : [],
  );
  const mayWork = useMay()('work');
  const [isPassingOn, setIsPassingOn] = useState(false);
  const kept = useKeptFocus<HTMLDivElement>();

  return (
    <PanelSection title={adminLead.partners} id={PARTNERS_ID} aside={statusText(matching.data)}>
      <LoadState of={matching}>
        {({ assignments, rounds }) => {
          const open = assignments.filter(isOngoing);
          const askedSoFar = soFar(lead, assignments, merged);
          const partnerGroups = PARTNER_GROUPS.filter((each) => mayMatchAmong(askedSoFar, each));
          const asked = [
            ...assignments.filter((it) => !MAY_BE_ASKED.includes(it.state) || it.knows_owner),
            ...merged,
          ].map(({ partner_id }) => partner_id);
          return (
            <>
              {assignments.length === 0 && <p className={shared.note}>{adminLead.notPassedOn}</p>}
              <ul>
                {assignments.map((assignment) => (
                  <AssignmentItem
                    key={assignment.id}
                    assignment={assignment}
                    leadId={lead.id}
                    isOpen={mayWork && open.includes(assignment)}
                    accepted={asked}
                  />
                ))}
              </ul>
              {isClosed(lead) || isMerged || partnerGroups.length === 0 ? (
                <p className={shared.note}>{noMore(lead, askedSoFar, isMerged)}</p>
              ) : (
                mayWork && (
                  <>
                    {isPlacedByOperator(lead) && <LeadPlace lead={lead} />}
                    <div {...kept}>
                      {open.length === 0 || isPassingOn ? (
                        <PassOn leadId={lead.id} partnerGroups={partnerGroups} accepted={asked} />
                      ) : (
                        <RowButton
                          label={adminLead.passOnMore}
                          onClick={() => setIsPassingOn(true)}
                        />
                      )}
                    </div>
                  </>
                )
              )}
              {rounds.length > 0 && <WhyThese rounds={rounds} />}
            </>
          );
        }}
      </LoadState>
    </PanelSection>
  );
}

/** Counts each partner once. Some who accepted may have withdrawn. */
function statusText(matching?: MatchingDto): string | undefined {
  if (!matching || matching.assignments.length === 0) return undefined;
  const partners = (of: readonly AssignmentDto[]) => new Set(of.map((it) => it.partner_id)).size;
  return adminLead.asked(
    partners(matching.assignments),
    partners(matching.assignments.filter(isAccepted)),
  );
}

const soFar = (
  { consents }: LeadDetailDto,
  assignments: readonly AssignmentDto[],
  merged: readonly RevealDto[],
): MatchingSoFar => ({
  consents: consents.map(({ at, text_version: textVersion, subject, granted, place }) => ({
    ...{ subject, granted, place, textVersion, at: new Date(at) },
  })),
  assignments: assignments.map((it) => ({
    ...{ partnerId: it.partner_id, partnerGroup: partnerGroupOf(it.partner_kind), state: it.state },
    ...{ revealedAt: it.knows_owner ? new Date(it.offered_at) : null, withdrawnBy: null },
  })),
  home: homeRevealedTo(
    merged.map((it) => ({ partnerId: it.partner_id, partnerGroup: it.partner_group })),
  ),
});

function noMore(lead: LeadDetailDto, asked: MatchingSoFar, isMerged = false): string {
  if (isClosed(lead)) return adminLead.closed;
  if (isMerged) return adminLead.merged;
  if (!hasSaidYes(lead.consents)) return adminLead.nobodyAllowed;
  if (PARTNER_GROUPS.some((each) => placesLeft(asked, each) > 0)) return adminLead.allAsked;
  return canShowMore(asked) ? adminLead.fullWithMore : adminLead.full;
}

const options = MUNICIPALITIES.map(({ number }) => ({ value: number, label: areaName(number) }));
options.sort((one, other) => one.label.localeCompare(other.label, 'nb'));

function LeadPlace({ lead }: { lead: LeadDetailDto }) {
  const [place, { isLoading }] = usePlaceLeadMutation();
  const [municipality, setMunicipality] = useState(lead.municipality ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const change = useChange();

  const save = () => {
    setIsMissing(municipality === '');
    if (municipality === '') return;
    void change(place({ id: lead.id, placeDto: { municipality } }), adminLead.placed);
  };

  return (
    <div className={`${shared.form} ${styles.place}`}>
      <SelectField
        label={adminLead.whichMunicipality}
        help={adminLead.whichMunicipalityHelp}
        error={isMissing ? adminLead.municipalityMissing : undefined}
        options={options}
        placeholder={adminLead.chooseMunicipality}
        value={municipality}
        onChange={({ target }) => setMunicipality(target.value)}
      />
      <Button variant="outline" busy={isLoading} onClick={save}>
        {adminLead.saveMunicipality}
      </Button>
    </div>
  );
}

const toneOf = (assignment: AssignmentDto) =>
  isUnanswered(assignment) ? 'new' : isAccepted(assignment) ? 'settled' : 'neutral';

function historyOf(
  { offered_at, deadline, price_ore, asks_for_vat, state, ...answer }: AssignmentDto,
  asksForVatNow: boolean,
): string[] {
  const { decline_reason, report } = answer;
  return [
    adminLead.offered(formatMoment(offered_at)),
    ...(state === 'offered' && deadline ? [adminLead.deadline(formatMoment(deadline))] : []),
    price_ore > 0 ? priceText(price_ore, asks_for_vat ?? asksForVatNow) : adminLead.free,
    ...(decline_reason ? [DECLINE_REASON_NAMES[decline_reason]] : []),
    ...(report ? [adminLead.reported(LEAD_STATUS_NAMES[report])] : []),
  ];
}

type AssignmentItemProps = {
  assignment: AssignmentDto;
  leadId: string;
  isOpen: boolean;
  accepted: readonly string[];
};

function AssignmentItem({ assignment, leadId, isOpen, accepted }: AssignmentItemProps) {
  const [withdraw, { isLoading }] = useWithdrawAssignmentMutation();
  const change = useChange();
  const kept = useKeptFocus<HTMLLIElement>();
  const { id, partner_name, partner_company, partner_kind, state } = assignment;
  const [step, setStep] = useStep<'withdraw' | 'replace'>(state);
  const history = historyOf(assignment, !useRuntimeConfig().noVat);
  const about = [partner_company, PARTNER_KIND_NAMES[partner_kind]].join(' · ');

  return (
    <li {...kept} className={styles.assignment}>
      <div>
        <div className={styles.assignmentHead}>
          <p className={shared.name}>{partner_name}</p>
          <Chip tone={toneOf(assignment)}>{assignmentStateWords[state]}</Chip>
        </div>
        <p className={shared.note}>{about}</p>
        <p className={shared.note}>{history.join(' · ')}</p>
      </div>
      {isOpen && !step && (
        <div className="wrap-2">
          <RowButton
            label={adminLead.replace}
            of={partner_name}
            onClick={() => setStep('replace')}
          />
          <RowButton
            label={adminLead.withdraw}
            of={partner_name}
            onClick={() => setStep('withdraw')}
          />
        </div>
      )}
      {isOpen && step === 'withdraw' && (
        <Confirm
          question={adminLead.withdrawQuestion(partner_name)}
          yes={adminLead.withdraw}
          busy={isLoading}
          onYes={() =>
            void change(
              withdraw({ leadId, assignmentId: id, ...basedOn(assignment) }),
              adminLead.withdrawn,
            )
          }
          onNo={() => setStep(undefined)}
        />
      )}
      {isOpen && step === 'replace' && (
        <PassOn
          leadId={leadId}
          partnerGroups={[partnerGroupOf(partner_kind)]}
          accepted={accepted}
          replaced={assignment}
          onDone={() => setStep(undefined)}
        />
      )}
    </li>
  );
}

export function WhyThese({ rounds }: { rounds: readonly MatchRoundDto[] }) {
  const lastToAsk = rounds.find(({ decisions }) => decisions.some(isAsked));
  const shown = rounds.filter((round, place) => place === 0 || round === lastToAsk);
  const earlier = rounds.filter((round) => !shown.includes(round));
  return (
    <PanelSection title={adminLead.why} seldom>
      {shown.map((round) => (
        <Round key={round.id} round={round} />
      ))}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{adminLead.earlierRounds(earlier.length)}</summary>
          {earlier.map((round) => (
            <Round key={round.id} round={round} />
          ))}
        </details>
      )}
    </PanelSection>
  );
}

const isAsked = ({ verdict }: MatchRoundDto['decisions'][number]) =>
  verdict === 'chosen' || verdict === 'picked';

function Round({ round: { at, cause, decisions, refused } }: { round: MatchRoundDto }) {
  const chosen = decisions.filter(isAsked);
  const near = decisions.filter((each) => !isAsked(each));
  return (
    <div className={styles.round}>
      <p className={shared.note}>
        {matchCauseWords[cause]}, {formatMoment(at)}
      </p>
      {chosen.length === 0 ? (
        <p>{adminLead.nobodyAsked}</p>
      ) : (
        <ol className={styles.chosen}>
          {chosen.map(({ partner_id, partner_name, reason }) => (
            <li key={partner_id}>
              <strong className={shared.name}>{partner_name}.</strong> {reason}
            </li>
          ))}
        </ol>
      )}
      {near.length > 0 && (
        <div>
          <p className={shared.name}>{adminLead.nearMisses}</p>
          <ul className={styles.near}>
            {near.map(({ partner_id, partner_name, reason }) => (
              <li key={partner_id}>
                {partner_name}. {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {refused.length > 0 && <p>{refused.map(({ reason }) => reason).join(' ')}</p>}
    </div>
  );
}
