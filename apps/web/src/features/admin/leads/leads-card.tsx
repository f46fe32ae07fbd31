import { useListLeadsQuery } from '@boligstyling/api-client/admin';
import { useRef } from 'react';
import { adminLeads } from '../../../content/admin-leads';
import { Button } from '../../../shared/ui/button';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { formatNumber } from '../shared/format';
import { Card } from '../shared/ui/card';
import { EmptyState } from '../shared/ui/empty-state';
import { LoadState } from '../shared/ui/load-state';
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
  useFailureNotice(list.error);

  const turn = (go: () => void) => () => {
    go();
    frame.current?.scrollIntoView();
  };
  const found = list.currentData ?? (list.isFetching ? list.data : undefined);

  return (
    <div ref={frame} className={styles.frame}>
      <Card
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
      >
        <LeadFilters query={query} cities={cities} onChange={narrow} />
        <LoadState
          data={found}
          isError={list.isError}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
        >
          {({ leads, next_cursor }) => (
            <div aria-busy={list.isFetching}>
              {leads.length > 0 && (
                <LeadTable
                  leads={leads}
                  sort={query.sort}
                  onSort={(sort) => narrow({ sort })}
                  onOpen={open}
                />
              )}
              {leads.length === 0 && <NoLeads isNarrowed={isNarrowed(query)} />}
              <Pager
                onPrevious={previous && turn(previous)}
                onNext={next_cursor ? turn(() => next(next_cursor)) : undefined}
              />
            </div>
          )}
        </LoadState>
      </Card>
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

function NoLeads({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      title={isNarrowed ? adminLeads.noHits : adminLeads.empty}
      text={isNarrowed ? adminLeads.noHitsText : adminLeads.emptyText}
    />
  );
}
