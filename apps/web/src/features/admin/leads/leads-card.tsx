import { useListLeadsQuery } from '@boligstyling/api-client/admin';
import { useRef } from 'react';
import { adminLeads } from '../../../content/admin-leads';
import { Button } from '../../../shared/ui/button';
import { formatNumber } from '../shared/format';
import { ListCard } from '../shared/ui/list-card';
import { Pager } from '../shared/ui/pager';
import { ArrivedLeads } from './arrived-leads';
import { LeadDialog } from './lead-dialog';
import { LeadFilters } from './lead-filters';
import { isNarrowed, toListArgs } from './lead-query';
import { LeadTable } from './lead-table';
import { LeadTableDownload } from './lead-table-download';
import styles from './leads.module.css';
import { useLeadQuery } from './use-lead-query';
import { useLiveLeads } from './use-live-leads';
import { useOpenLead } from './use-open-lead';

/** Every lead, searched, narrowed and ordered; new ones come by themselves. */
export function LeadsCard({ cities }: { cities: readonly string[] }) {
  const { query, narrow, next, previous } = useLeadQuery();
  const { openId, open, close } = useOpenLead();
  const list = useListLeadsQuery(toListArgs(query));
  const frame = useRef<HTMLDivElement>(null);
  useLiveLeads(frame);

  const turn = (go: () => void) => () => {
    go();
    frame.current?.scrollIntoView();
  };
  const found = list.currentData ?? (list.isFetching ? list.data : undefined);

  return (
    <div ref={frame} className={styles.frame}>
      <ListCard
        of={{ ...list, data: found }}
        title={adminLeads.title}
        aside={
          <>
            <ArrivedLeads />
            {found && <span role="status">{shown(found)}</span>}
            {isNarrowed(query) && (
              <Button variant="quiet" size="small" onClick={() => narrow(EVERYTHING)}>
                {adminLeads.reset}
              </Button>
            )}
            <LeadTableDownload query={query} />
          </>
        }
        filters={<LeadFilters query={query} cities={cities} onChange={narrow} />}
        empty={({ leads }) =>
          leads.length === 0 && {
            title: isNarrowed(query) ? adminLeads.noHits : adminLeads.empty,
            text: isNarrowed(query) ? adminLeads.noHitsText : adminLeads.emptyText,
          }
        }
        pager={({ next_cursor: cursor }) => (
          <Pager
            onPrevious={previous && turn(previous)}
            onNext={cursor ? turn(() => next(cursor)) : undefined}
          />
        )}
      >
        {({ leads }) => (
          <LeadTable
            leads={leads}
            sort={query.sort}
            onSort={(sort) => narrow({ sort })}
            onOpen={open}
          />
        )}
      </ListCard>
      {openId && <LeadDialog key={openId} id={openId} onClose={close} />}
    </div>
  );
}

type Found = { leads: readonly unknown[]; total: number; total_is_exact: boolean };

function shown({ leads, total, total_is_exact }: Found): string {
  const all = formatNumber(total);
  return adminLeads.shown(
    formatNumber(leads.length),
    total_is_exact ? all : adminLeads.moreThan(all),
  );
}

const EVERYTHING = { search: '', status: '', city: '', service: '', from: '', to: '' };
