import {
  useAnswerIsItYouMutation,
  useGetIsItYouQuery,
  type IsItYouDto,
} from '@boligstyling/api-client/links';
import { deadlineText, type YesNo } from '@boligstyling/domain';
import { useEffect, useRef, useState } from 'react';
import { isItYou, ownerPage } from '../../../content/owner-page';
import { paths } from '../../../shared/config/paths';
import { now } from '../../../shared/format/now';
import { Button, ButtonLink } from '../../../shared/ui/button';
import styles from './confirm-identity.module.css';
import { LinkState } from '../../../shared/links/link-state';
import page from './owner-page.module.css';
import { useAct } from '../../../shared/links/use-act';

/** Opening decides nothing, because mail scanners open the page too. */
export function ConfirmIdentity({ token }: { token: string }) {
  const [answered, setAnswered] = useState<YesNo>();
  const { data, error, refetch } = useGetIsItYouQuery(
    { 'link-token': token },
    { skip: answered !== undefined },
  );
  if (answered) return <Answered answer={answered} />;
  return (
    <LinkState data={data} error={error} onRetry={() => void refetch()}>
      {(view) => <Question token={token} view={view} onAnswered={setAnswered} />}
    </LinkState>
  );
}

type QuestionProps = { token: string; view: IsItYouDto; onAnswered: (answer: YesNo) => void };

function Question({ token, view, onAnswered }: QuestionProps) {
  const [answer, { isLoading }] = useAnswerIsItYouMutation();
  const act = useAct();
  const said = async (word: YesNo) => {
    const call = answer({ 'link-token': token, yesNoDto: { answer: word } });
    if (await act(call)) onAnswered(word);
  };
  const moment = deadlineText(new Date(view.received_at), now());

  return (
    <>
      <h1 className={page.title}>{isItYou.title}</h1>
      <p className={page.lead}>{isItYou.text(view.service, view.city, moment)}</p>
      <dl className={styles.differences}>
        {view.differences.map(({ field, label, before, now }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <small>{isItYou.before}</small>
              {before || isItYou.nothing}
            </dd>
            <dd className={styles.now}>
              <small>{isItYou.now}</small>
              {now}
            </dd>
          </div>
        ))}
      </dl>
      <p>{isItYou.promise}</p>
      <div className={page.buttons}>
        <Button busy={isLoading} onClick={() => void said('yes')}>
          {isItYou.yes}
        </Button>
        <Button variant="outline" busy={isLoading} onClick={() => void said('no')}>
          {isItYou.no}
        </Button>
      </div>
    </>
  );
}

function Answered({ answer }: { answer: YesNo }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 className={page.title} tabIndex={-1} ref={heading}>
        {answer === 'yes' ? isItYou.yesTitle : isItYou.noTitle}
      </h1>
      <p className={page.lead}>{answer === 'yes' ? isItYou.yesText : isItYou.noText}</p>
      <ButtonLink variant="outline" to={paths.home}>
        {ownerPage.toHome}
      </ButtonLink>
    </>
  );
}
