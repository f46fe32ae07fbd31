import {
  usePauseOwnMutation,
  useResumeOwnMutation,
  useSetOwnCapacityMutation,
  type PartnerLinkDto,
} from '@boligstyling/api-client/links';
import { MAX_WEEKLY_CAPACITY } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { partnerAnswer } from '../../../content/partner-answer';
import { Button, SideButton } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { Icon } from '../../../shared/ui/icon';
import { useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import fold from './partner-answer.module.css';
import styles from '../signed-links.module.css';
import { useAct } from '../../../shared/links/use-act';
import { useInTurn } from '../../../shared/calls/use-in-turn';

const isCapacity = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) <= MAX_WEEKLY_CAPACITY;

export function PartnerCapacity({ token, view }: { token: string; view: PartnerLinkDto }) {
  const [setOwnCapacity, setting] = useSetOwnCapacityMutation();
  const [pause, pausing] = usePauseOwnMutation();
  const [resume, resuming] = useResumeOwnMutation();
  const [capacity, setCapacity] = useState(String(view.weekly_capacity));
  const { form, errors, show } = useFieldErrors<'capacity'>();
  const act = useAct();
  const inTurn = useInTurn();

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (show(isCapacity(capacity.trim()) ? {} : { capacity: partnerAnswer.capacityError })) return;
    const capacityDto = { weekly_capacity: Number(capacity) };
    inTurn(() => act(setOwnCapacity({ 'link-token': token, capacityDto }), partnerAnswer.saved));
  };

  return (
    <details className={fold.capacity}>
      <summary>
        {partnerAnswer.capacityTitle}
        <Icon name="chevron" />
      </summary>
      <div className={styles.card}>
        <form ref={form} className={styles.capacity} onSubmit={save} noValidate>
          <TextField
            label={partnerAnswer.capacity}
            help={partnerAnswer.capacityHelp}
            error={errors.capacity}
            inputMode="numeric"
            autoComplete="off"
            value={capacity}
            onChange={({ target }) => setCapacity(target.value)}
          />
          <Button type="submit" variant="outline" busy={setting.isLoading}>
            {partnerAnswer.save}
          </Button>
        </form>
        <p role="status">{standing(view)}</p>
        {!view.paused_by_operator && (
          <SideButton
            busy={pausing.isLoading || resuming.isLoading}
            onClick={() =>
              inTurn(() => act((view.paused ? resume : pause)({ 'link-token': token })))
            }
          >
            {view.paused ? partnerAnswer.resume : partnerAnswer.pause}
          </SideButton>
        )}
      </div>
    </details>
  );
}

function standing({ paused, paused_by_operator, weekly_capacity }: PartnerLinkDto): string {
  if (paused_by_operator) return partnerAnswer.pausedByOperatorText;
  if (paused) return partnerAnswer.pausedText;
  return weekly_capacity === 0 ? partnerAnswer.noRoomText : partnerAnswer.activeText;
}
