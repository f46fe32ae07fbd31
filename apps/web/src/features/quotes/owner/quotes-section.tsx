import { useState, useEffect } from 'react';
import { ownQuotes as texts } from '../../../content/own-quotes';
import { AskFirst } from '../../../shared/links/ask-first';
import { Button, SideButton } from '../../../shared/ui/button';
import { Icon } from '../../../shared/ui/icon';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import type { QuoteColumnDto, OwnerQuotesDto } from '@boligstyling/api-client/links';
import { formatPhone, mailtoOf, telOf } from '@boligstyling/domain';
import { signedLinks } from '../../../content/signed-links';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import buttons from '../../../shared/links/ask-first.module.css';
import { Comparison } from './comparison';
import {
  chosenQuote,
  isChoosable,
  openQuotes,
  openVersions,
  othersThan,
  shortNames,
  termsLine,
} from './own-quotes-view';
import styles from './quotes-section.module.css';
import { formatClock } from '../../../shared/format/moment';
import { TimeLine } from '../../../shared/ui/time-line';

export interface QuoteActs {
  readonly busy: boolean;
  choose(column: QuoteColumnDto): Promise<unknown>;
  undo(): Promise<unknown>;
  declineAll(keepSearching: boolean): Promise<unknown>;
  savePdf(): Promise<unknown>;
  refresh(): void;
}

function Notice({ title, children }: { title: string; children: string }) {
  return (
    <section className={styles.none} aria-label={texts.title}>
      <Icon name="clock" />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </section>
  );
}

export const UnreadQuotes = () => <Notice title={texts.unread}>{texts.unreadText}</Notice>;

type QuotesSectionProps = {
  view: OwnerQuotesDto;
  acts: QuoteActs;
  byEmail: boolean;
  isOver?: boolean;
};

export function QuotesSection({ view, acts, byEmail, isOver = false }: QuotesSectionProps) {
  const [asked, setAsked] = useState<QuoteColumnDto | { none: string } | null>(null);
  const kept = useKeptFocus<HTMLElement>();
  const chosen = chosenQuote(view);
  const open = openQuotes(view);
  const shortName = shortNames(view);
  const close = () => setAsked(null);
  const missing = view.columns.filter(({ quote }) => !quote);
  if (missing.length === view.columns.length) {
    return <Notice title={texts.noneYet}>{texts.noneYetText(missing.map(shortName))}</Notice>;
  }
  const isOne = open.length === 1;
  // Ended or decided meanwhile.
  const canAnswer =
    asked && 'none' in asked
      ? view.can_decline_all && asked.none === openVersions(view)
      : view.can_choose && isChoosable(view.columns.find(isSame(asked))?.quote);
  if (asked !== null && !canAnswer) close();
  return (
    <section
      {...kept}
      className={view.columns.length === 1 ? styles.single : styles.section}
      aria-label={texts.title}
    >
      {chosen && view.choice && (
        <ChoiceMade
          key={view.choice.chosen_at}
          {...{ view, chosen, byEmail }}
          until={view.choice.undoable_until}
          busy={acts.busy}
          onUndo={() => void acts.undo()}
          onFinal={acts.refresh}
        />
      )}
      <Comparison
        view={view}
        isDecided={isOver || view.choice !== undefined}
        {...(view.can_choose && {
          choice: (column) => (
            <QuoteChoice column={column} name={shortName(column)} onChoose={setAsked} />
          ),
        })}
      />
      <div className={styles.foot}>
        <div className={styles.ways}>
          {view.can_decline_all && (
            <SideButton onClick={() => setAsked({ none: openVersions(view) })}>
              {isOne ? texts.noneOfOne : texts.none}
            </SideButton>
          )}
          <button type="button" className={styles.link} onClick={() => window.print()}>
            <span>{texts.print}</span>
          </button>
          <button type="button" className={styles.link} onClick={() => void acts.savePdf()}>
            <Icon name="download" />
            <span>{texts.pdf}</span>
          </button>
        </div>
        <p className={styles.fine}>{texts.fine}</p>
      </div>
      {asked && 'none' in asked && (
        <DeclineAll
          names={open.map(shortName)}
          busy={acts.busy}
          onAnswer={(keepSearching) => void acts.declineAll(keepSearching).then(close)}
          onClose={close}
        />
      )}
      {asked && 'quote' in asked && asked.quote && (
        <AskFirst
          title={texts.chooseTitle(shortName(asked))}
          question={texts.chooseQuestion(termsLine(asked.quote), othersThan(view, asked))}
          yes={texts.choose(shortName(asked))}
          busy={acts.busy}
          onYes={() => void acts.choose(asked).then(close)}
          onNo={close}
        />
      )}
    </section>
  );
}

const isSame =
  (asked: QuoteColumnDto | null) =>
  ({ assignment_id: id }: QuoteColumnDto): boolean =>
    id === asked?.assignment_id;

type DeclineAllProps = {
  names: readonly string[];
  busy: boolean;
  onAnswer: (keepSearching: boolean) => void;
  onClose: () => void;
};

function DeclineAll({ names, busy, onAnswer, onClose }: DeclineAllProps) {
  return (
    <Dialog title={texts.noneTitle(names.length === 1)} onClose={onClose}>
      <p>{texts.noneText(names)}</p>
      <p>{texts.goOnMeans}</p>
      <div className={buttons.buttons}>
        <Button busy={busy} onClick={() => onAnswer(true)}>
          {texts.advance}
        </Button>
        <Button variant="outline" busy={busy} onClick={() => onAnswer(false)}>
          {texts.stop}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {signedLinks.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

type QuoteChoiceProps = {
  column: QuoteColumnDto;
  name: string;
  onChoose: (column: QuoteColumnDto) => void;
};

function QuoteChoice({ column, name, onChoose }: QuoteChoiceProps) {
  const { quote, partner } = column;
  const canChoose = isChoosable(quote);
  const asks = quote && ['sent', 'expired'].includes(quote.state);
  return (
    <div className={styles.choice}>
      {canChoose && <Button onClick={() => onChoose(column)}>{texts.choose(name)}</Button>}
      {asks && (partner.phone || partner.email) && (
        <p className={styles.ask}>
          <span>{texts.questions}</span>{' '}
          {partner.phone && (
            <a href={telOf(partner.phone)}>{texts.call(formatPhone(partner.phone))}</a>
          )}{' '}
          {partner.email && <a href={mailtoOf(partner.email)}>{texts.write}</a>}
        </p>
      )}
    </div>
  );
}

type ChoiceMadeProps = {
  view: OwnerQuotesDto;
  chosen: QuoteColumnDto;
  /** Null once the choice is final. */
  until: string | null;
  byEmail: boolean;
  busy: boolean;
  onUndo: () => void;
  onFinal: () => void;
};

/** Partners get no e-mail before ten minutes have passed. */
function ChoiceMade(props: ChoiceMadeProps) {
  const { view, chosen, until, byEmail, busy, onUndo, onFinal } = props;
  const name = shortNames(view)(chosen);

  useEffect(() => {
    if (until === null) return;
    const left = Date.parse(until) - Date.now();
    const timer = setTimeout(onFinal, Math.max(left, 0) + 1000);
    return () => clearTimeout(timer);
  }, [until, onFinal]);

  return (
    <div className={styles.made}>
      <section className={styles.undo}>
        {until !== null ? (
          <>
            <Icon name="undo" />
            <div>
              <h2 className="subheading">{texts.undoUntil(formatClock(until))}</h2>
              <p className={styles.note}>{texts.undoText(name, othersThan(view, chosen))}</p>
            </div>
            <TimeLine until={until} />
            <Button variant="outline" busy={busy} onClick={onUndo}>
              {texts.undo}
            </Button>
          </>
        ) : (
          <>
            <Icon name="check-circle" />
            <h2 className="subheading">{texts.notified(name)}</h2>
          </>
        )}
      </section>
      <section className={styles.next}>
        <h2 className="subheading">{texts.nextTitle}</h2>
        <ol>
          <Step title={texts.next.contact(name, byEmail)}>
            {texts.next.contactText(chosen.partner.phone && inOneLine(chosen.partner.phone))}
          </Step>
          <Step title={texts.next.agree}>{texts.next.agreeText}</Step>
          <Step title={texts.next.later}>{texts.next.laterText}</Step>
        </ol>
      </section>
    </div>
  );
}

const inOneLine = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0');

function Step({ title, children }: { title: string; children: string }) {
  return (
    <li>
      <b>{title}</b>
      <span className="muted">{children}</span>
    </li>
  );
}
