import { type PartnerPageDto, useResumeAsPartnerMutation } from '@boligstyling/api-client/partner';
import { partnerSettings } from '../../../content/partner-home';
import { paths } from '../../../shared/config/paths';
import { formatDayInWords } from '../../../shared/format/moment';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import { ChoosePause } from './choose-pause';
import { PartnerCard } from '../partner-card';
import styles from './settings.module.css';

/** Whether the partner gets new questions, and how it has a pause from them. */
export function PauseCard({ page }: { page: PartnerPageDto }) {
  const { paused, paused_by_office, paused_until, weekly_capacity } = page;
  const hasRoom = weekly_capacity > 0;
  return (
    <PartnerCard
      title={titleOf(page)}
      aside={<span className={styles.dot} data-is={paused || !hasRoom ? 'paused' : undefined} />}
    >
      {!paused && <TakePause hasRoom={hasRoom} />}
      {paused && !paused_by_office && <Paused hasEnd={paused_until !== null} />}
      {paused_by_office && (
        <>
          <p className={styles.note}>{partnerSettings.pausedByOfficeText}</p>
          <p>
            <a href={paths.contact}>{partnerSettings.contactUs}</a>
          </p>
        </>
      )}
    </PartnerCard>
  );
}

function titleOf(page: PartnerPageDto): string {
  const { paused, paused_by_office, paused_until, weekly_capacity } = page;
  if (!paused) return weekly_capacity === 0 ? partnerSettings.noRoom : partnerSettings.active;
  if (paused_by_office) return partnerSettings.pausedByOffice;
  if (!paused_until) return partnerSettings.paused;
  return partnerSettings.pausedUntil(formatDayInWords(paused_until));
}

/** It ends now, or on another day: to make it longer, no questions come in between. */
function Paused({ hasEnd }: { hasEnd: boolean }) {
  const [resume, resuming] = useResumeAsPartnerMutation();
  const act = useAct();
  return (
    <>
      <p className={styles.note}>
        {hasEnd ? partnerSettings.pausedText : partnerSettings.pausedNoEnd}
      </p>
      <div>
        <Button
          variant="outline"
          size="small"
          busy={resuming.isLoading}
          onClick={() => void act(resume(), partnerSettings.saved)}
        >
          {partnerSettings.resume}
        </Button>
      </div>
      <ChoosePause send={partnerSettings.changePause} mayLeaveEndOpen={hasEnd} />
    </>
  );
}

function TakePause({ hasRoom }: { hasRoom: boolean }) {
  return (
    <>
      <p className={styles.note}>
        {hasRoom ? partnerSettings.activeText : partnerSettings.noRoomText}
      </p>
      <ChoosePause send={partnerSettings.pause} mayLeaveEndOpen />
    </>
  );
}
