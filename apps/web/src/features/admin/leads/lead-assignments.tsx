import {
  useGetMatchingQuery,
  useGetRelatedLeadsQuery,
  type LeadDetailDto,
  type MatchingDto,
} from '@boligstyling/api-client/admin';
import { MAX_STYLISTS } from '@boligstyling/domain';
import { useState } from 'react';
import { adminLead } from '../../../content/admin-lead';
import { LoadState } from '../shared/ui/load-state';
import { useMay } from '../shared/session/use-may';
import { RowButton } from '../shared/ui/row-action';
import { AssignmentItem } from './assignment-item';
import { PanelSection } from './panel-section';
import shared from './lead-sections.module.css';
import styles from './lead-assignments.module.css';
import { PassOn } from './pass-on';
import { WhyThese } from './why-these';

/** The way to it from the panel's head. */
export const PARTNERS_ID = 'partnere';

const OPEN = ['offered', 'accepted', 'legacy-open'];

/** Whom the lead was passed on to and why, and how that is changed. */
export function LeadAssignments({ lead }: { lead: LeadDetailDto }) {
  const matching = useGetMatchingQuery({ leadId: lead.id });
  const related = useGetRelatedLeadsQuery({ id: lead.id });
  const isJoined = related.data?.leads.some(({ relation }) => relation === 'joined');
  const mayWork = useMay()('work');
  const [isPassingOn, setIsPassingOn] = useState(false);
  const isClosed = lead.status === 'won' || lead.status === 'lost';

  return (
    <PanelSection title={adminLead.partners} id={PARTNERS_ID} aside={told(matching.data)}>
      <LoadState of={matching}>
        {({ assignments, rounds }) => {
          const open = assignments.filter(({ state }) => OPEN.includes(state));
          const stylists = assignments.filter((it) => it.partner_kind !== 'estate-agent');
          const isFull = stylists.filter((it) => it.knows_owner).length >= MAX_STYLISTS;
          const asked = assignments
            .filter((it) => it.state !== 'withdrawn' || it.knows_owner)
            .map(({ partner_id }) => partner_id);
          return (
            <>
              {assignments.length === 0 && <p className={shared.note}>{adminLead.notPassedOn}</p>}
              {lead.too_many_holders && <p className={shared.note}>{adminLead.tooManyHolders}</p>}
              <ul className={styles.assignments}>
                {assignments.map((assignment) => (
                  <AssignmentItem
                    key={assignment.id}
                    assignment={assignment}
                    leadId={lead.id}
                    isOpen={mayWork && open.includes(assignment)}
                    taken={asked}
                  />
                ))}
              </ul>
              {isClosed || isJoined || isFull ? (
                <p className={shared.note}>{noMore(isClosed, isJoined)}</p>
              ) : (
                mayWork &&
                (open.length === 0 || isPassingOn ? (
                  <PassOn leadId={lead.id} taken={asked} />
                ) : (
                  <div>
                    <RowButton label={adminLead.passOnMore} onClick={() => setIsPassingOn(true)} />
                  </div>
                ))
              )}
              {rounds.length > 0 && <WhyThese rounds={rounds} />}
            </>
          );
        }}
      </LoadState>
    </PanelSection>
  );
}

/** How many were asked, and what came of it. */
function told(matching?: MatchingDto): string | undefined {
  if (!matching || matching.assignments.length === 0) return undefined;
  const taken = matching.assignments.filter(({ state }) => state === 'accepted').length;
  return adminLead.asked(matching.assignments.length, taken);
}

function noMore(isClosed: boolean, isJoined = false): string {
  if (isClosed) return adminLead.closed;
  return isJoined ? adminLead.joined : adminLead.full;
}
