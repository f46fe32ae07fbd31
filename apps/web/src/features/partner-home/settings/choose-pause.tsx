import { usePauseAsPartnerMutation } from '@boligstyling/api-client/partner';
import { dayAt, LONGEST_PAUSE_DAYS, norwegianDay } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { partnerSettings } from '../../../content/partner-home';
import { now } from '../../../shared/format/now';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { nextMonday, nextNewYear } from './next-days';
import styles from './settings.module.css';

type ChoosePauseProps = {
  /** What the button says. */
  send: string;
  /** Whether a pause without an end is another than there is. */
  mayLeaveEndOpen: boolean;
};

/** Until when there is to be a pause: a day, one of two that are near, or none. */
export function ChoosePause({ send, mayLeaveEndOpen }: ChoosePauseProps) {
  const [pause, pausing] = usePauseAsPartnerMutation();
  const act = useAct();
  const today = norwegianDay(now());
  const [day, setDay] = useState('');

  const until = async (end?: string) => {
    if (!pausing.isLoading) await act(pause({ pauseDto: { until: end } }), partnerSettings.saved);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void until(day);
  };
  const shortcuts = [
    { label: partnerSettings.monday, end: nextMonday(today) },
    { label: partnerSettings.newYear, end: nextNewYear(today) },
    ...(mayLeaveEndOpen ? [{ label: partnerSettings.noEnd, end: undefined }] : []),
  ];

  return (
    <>
      <form className={styles.pause} onSubmit={submit}>
        <TextField
          label={partnerSettings.pauseUntil}
          type="date"
          required
          min={dayAt(today, 1)}
          max={dayAt(today, LONGEST_PAUSE_DAYS)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" variant="outline" size="small" busy={pausing.isLoading}>
          {send}
        </Button>
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
