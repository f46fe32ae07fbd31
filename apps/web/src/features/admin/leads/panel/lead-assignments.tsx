import {
  useGetMatchingQuery,
  useGetRelatedLeadsQuery,
  type AssignmentDto,
  type HeldByDto,
  type LeadDetailDto,
  type MatchingDto,
  usePlaceLeadMutation,
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
import { AssignmentItem } from './assignment-item';
import { PanelSection } from './panel-section';
import shared from './lead-sections.module.css';
import styles from './lead-assignments.module.css';
import { PassOn } from './pass-on';
import { WhyThese } from './why-these';

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
    it.relation === 'merged-by' ? it.held_by : [],
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
              {lead.too_many_reveals && <p className={shared.note}>{adminLead.tooManyReveals}</p>}
              <ul className={styles.assignments}>
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
  merged: readonly HeldByDto[],
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
