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

const NOBODY = 'nobody';
const STARS = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: texts.starsOf(Number(value)),
}));
const JOBS = BECAME_JOB.map((value) => ({ value, label: texts.jobs[value] }));

interface ReviewFormProps {
  token: string;
  partners: readonly ReviewedPartnerDto[];
}

export function ReviewForm({ token, partners }: ReviewFormProps) {
  const [give, { isLoading }] = useGiveReviewMutation();
  const act = useAct();
  const [came, setCame] = useState('');
  const [job, setJob] = useState<BecameJob | ''>('');
  const [stars, setStars] = useState('');
  const [text, setText] = useState('');
  const [mayShow, setMayShow] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = (answer: string) => (isPressed && !answer ? texts.missing : undefined);
  const needsWords = mayShow && !text.trim();
  const people = partners.map(({ assignment_id: value, name, company }) => ({
    value,
    label: `${name}, ${company}`,
  }));

  const send = (event: SubmitEvent) => {
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
    void act(give({ 'link-token': token, giveReviewDto }), texts.thanks);
  };

  return (
    <form ref={form} className={styles.box} onSubmit={send} noValidate>
      <h2 className={styles.subheading}>{texts.title}</h2>
      <p className={styles.note}>{texts.text}</p>
      <RadioRow
        legend={texts.came}
        name="came"
        options={[...people, { value: NOBODY, label: texts.nobody }]}
        value={came}
        error={missing(came)}
        onChange={setCame}
      />
      <RadioRow
        legend={texts.job}
        name="job"
        options={JOBS}
        value={job}
        error={missing(job)}
        onChange={setJob}
      />
      <RadioRow
        legend={texts.stars}
        name="stars"
        options={STARS}
        value={stars}
        error={missing(stars)}
        onChange={setStars}
      />
      <TextArea
        label={texts.words}
        help={texts.wordsHelp}
        name="text"
        maxLength={REVIEW_TEXT_MAX_LENGTH}
        value={text}
        error={isPressed && needsWords ? texts.wordsMissing : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Checkbox
        label={texts.show}
        description={texts.showHelp}
        name="may-show"
        checked={mayShow}
        onChange={({ target }) => setMayShow(target.checked)}
      />
      <Button type="submit" busy={isLoading}>
        {texts.send}
      </Button>
    </form>
  );
}
