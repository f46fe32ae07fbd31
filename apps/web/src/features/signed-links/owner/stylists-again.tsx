import { useAnswerAboutStylistsMutation } from '@boligstyling/api-client/links';
import { ownerPage } from '../../../content/owner-page';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import styles from './owner-page.module.css';
import { shownConsent } from './shown-consent';

/** Once her no has taken it back: the yes to stylists can be given again, and says what it means. */
export function StylistsAgain({ token }: { token: string }) {
  const [send, sending] = useAnswerAboutStylistsMutation();
  const act = useAct();
  const link = { 'link-token': token, ...shownConsent };
  const yes = { ...link, stylistsAnswerDto: { answer: 'yes' as const } };
  return (
    <section className={styles.linen}>
      <h2 className={styles.question}>{ownerPage.stylistsTitle}</h2>
      <p>{ownerPage.stylistsText}</p>
      <Button
        variant="outline"
        size="small"
        busy={sending.isLoading}
        onClick={() => void act(send(yes))}
      >
        {ownerPage.stylistsYes}
      </Button>
    </section>
  );
}
