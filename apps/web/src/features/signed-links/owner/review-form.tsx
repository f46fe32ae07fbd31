import { useGiveReviewMutation, type ReviewedPartnerDto } from '@boligstyling/api-client/links';
import { BECAME_JOB, type BecameJob, REVIEW_TEXT_MAX_LENGTH } from '@boligstyling/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { ownReview as texts } from '../../../content/own-review';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { TextArea } from '../../../shared/ui/fields/field';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import styles from './owner-page.module.css';
import { useAct } from '../../../shared/links/use-act';
import { useTabDraft } from '../../../shared/ui/drafts/use-draft';

const NOBODY = 'nobody';
const STARS = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: texts.starsOf(Number(value)),
}));
const JOBS = BECAME_JOB.map((value) => ({ value, label: texts.jobs[value] }));

const EMPTY = { came: '', job: '' as BecameJob | '', stars: '', text: '', mayShow: false };

interface ReviewFormProps {
  token: string;
  partners: readonly ReviewedPartnerDto[];
}

export function ReviewForm({ token, partners }: ReviewFormProps) {
  const [give, { isLoading }] = useGiveReviewMutation();
  const act = useAct();
  const key = [...partners.map(({ assignment_id: id }) => id), 'review'].join(' ');
  const { draft, write, written, ticked, drop } = useTabDraft(key, EMPTY);
  const { came, job, stars, text, mayShow } = draft;
  const [isPressed, setIsPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = (answer: string) => (isPressed && !answer ? texts.missing : undefined);
  const needsWords = mayShow && !text.trim();
  const people = partners.map(({ assignment_id: value, name, company }) => ({
    value,
    label: `${name}, ${company}`,
  }));

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsPressed(true);
    if (!came || !job || !stars || needsWords) {
      const first = (!came && 'came') || (!job && 'job') || (!stars && 'stars') || 'text';
      return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    }
    const giveReviewDto = {
      assignment_id: came === NOBODY ? null : came,
      ...{ became_job: job, stars: Number(stars), text, may_show: mayShow },
    };
    if (await act(give({ 'link-token': token, giveReviewDto }), texts.thanks)) drop();
  };

  return (
    <form ref={form} className={styles.box} onSubmit={(event) => void send(event)} noValidate>
      <h2 className="subheading">{texts.title}</h2>
      <p className={styles.note}>{texts.text}</p>
      <RadioRow
        legend={texts.came}
        name="came"
        options={[...people, { value: NOBODY, label: texts.nobody }]}
        value={came}
        error={missing(came)}
        onChange={(chosen) => write({ came: chosen })}
      />
      <RadioRow
        legend={texts.job}
        name="job"
        options={JOBS}
        value={job}
        error={missing(job)}
        onChange={(chosen) => write({ job: chosen })}
      />
      <RadioRow
        legend={texts.stars}
        name="stars"
        options={STARS}
        value={stars}
        error={missing(stars)}
        onChange={(chosen) => write({ stars: chosen })}
      />
      <TextArea
        label={texts.words}
        help={texts.wordsHelp}
        maxLength={REVIEW_TEXT_MAX_LENGTH}
        {...written('text')}
        error={isPressed && needsWords ? texts.wordsMissing : undefined}
      />
      <Checkbox
        label={texts.show}
        description={texts.showHelp}
        name="may-show"
        {...ticked('mayShow')}
      />
      <Button type="submit" busy={isLoading}>
        {texts.send}
      </Button>
    </form>
  );
}
