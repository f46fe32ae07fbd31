import {
  type PartnerPageDto,
  useResumeAsPartnerMutation,
  usePauseAsPartnerMutation,
} from '@boligstyling/api-client/partner';
import { partnerSettings } from '../../../content/partner-home';
import { paths } from '../../../shared/config/paths';
import { formatDayInWords } from '../../../shared/format/moment';
import { useAct, useActButton } from '../../../shared/links/use-act';
import { SideButton } from '../../../shared/ui/button';
import { PartnerCard } from '../partner-card';
import styles from './settings.module.css';
import { dayAt, LONGEST_PAUSE_DAYS, norwegianDay } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { now } from '../../../shared/format/now';
import { TextField } from '../../../shared/ui/fields/field';
import { useFieldErrors } from '../../../shared/ui/fields/use-field-errors';

export function PauseCard({ page }: { page: PartnerPageDto }) {
  const { paused, paused_by_operator, weekly_capacity, terms_version } = page;
  const hasRoom = weekly_capacity > 0;
  const isAsked = !paused && hasRoom && terms_version !== null;
  return (
    <PartnerCard
      title={titleOf(page)}
      aside={<span className={styles.dot} data-is={isAsked ? undefined : 'paused'} />}
    >
      {!paused && <TakePause note={noteOf(page)} />}
      {paused && !paused_by_operator && <Paused hasEnd={page.paused_until !== null} />}
      {paused_by_operator && (
        <>
          <p className="muted">{partnerSettings.pausedByOperatorText}</p>
          <p>
            <a href={paths.contact}>{partnerSettings.contactUs}</a>
          </p>
        </>
      )}
    </PartnerCard>
  );
}

function titleOf(page: PartnerPageDto): string {
  const { paused, paused_by_operator, paused_until, weekly_capacity, terms_version } = page;
  if (!paused && terms_version === null) return partnerSettings.noTerms;
  if (!paused) return weekly_capacity === 0 ? partnerSettings.noRoom : partnerSettings.active;
  if (paused_by_operator) return partnerSettings.pausedByOperator;
  if (!paused_until) return partnerSettings.paused;
  return partnerSettings.pausedUntil(formatDayInWords(paused_until));
}

function noteOf({ terms_version, weekly_capacity }: PartnerPageDto): string {
  if (terms_version === null) return partnerSettings.noTermsText;
  return weekly_capacity > 0 ? partnerSettings.activeText : partnerSettings.noRoomText;
}

/** In one call, so that no assignment arrives in between. */
function Paused({ hasEnd }: { hasEnd: boolean }) {
  const resume = useActButton(useResumeAsPartnerMutation());
  return (
    <>
      <p className="muted">{hasEnd ? partnerSettings.pausedText : partnerSettings.pausedNoEnd}</p>
      <div>
        <SideButton {...resume(undefined, partnerSettings.saved)}>
          {partnerSettings.resume}
        </SideButton>
      </div>
      <ChoosePause send={partnerSettings.changePause} mayLeaveEndOpen={hasEnd} />
    </>
  );
}

function TakePause({ note }: { note: string }) {
  return (
    <>
      <p className="muted">{note}</p>
      <ChoosePause send={partnerSettings.pause} mayLeaveEndOpen />
    </>
  );
}

function ChoosePause({ send, mayLeaveEndOpen }: { send: string; mayLeaveEndOpen: boolean }) {
  const [pause, pausing] = usePauseAsPartnerMutation();
  const act = useAct();
  const today = norwegianDay(now());
  const [day, setDay] = useState('');
  const { form, errors, show } = useFieldErrors<'day'>();
  const [first, last] = [dayAt(today, 1), dayAt(today, LONGEST_PAUSE_DAYS)];

  const until = async (end?: string) => {
    if (!pausing.isLoading) await act(pause({ pauseDto: { until: end } }), partnerSettings.saved);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isAhead = day >= first && day <= last;
    if (!show(isAhead ? {} : { day: partnerSettings.pauseWrong })) void until(day);
  };
  const shortcuts = [
    { label: partnerSettings.monday, end: nextMonday(today) },
    { label: partnerSettings.newYear, end: nextNewYear(today) },
    ...(mayLeaveEndOpen ? [{ label: partnerSettings.noEnd, end: undefined }] : []),
  ];

  return (
    <>
      <form ref={form} className={styles.pause} onSubmit={submit} noValidate>
        <TextField
          label={partnerSettings.pauseUntil}
          type="date"
          min={first}
          max={last}
          error={errors.day}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <SideButton type="submit" busy={pausing.isLoading}>
          {send}
        </SideButton>
      </form>
      <div className={styles.shortcuts}>
        {shortcuts.map(({ label, end }) => (
          <button key={label} type="button" onClick={() => void until(end)}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

/** `yyyy-MM-dd`. */
export function nextMonday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return dayAt(today, weekday === 0 ? 1 : 8 - weekday);
}

export function nextNewYear(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}-01-01`;
}
