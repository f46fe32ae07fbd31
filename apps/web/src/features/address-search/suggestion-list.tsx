import { leadForm } from '../../content/lead-form';
import { OptionList } from '../../shared/ui/fields/option-list';
import type { AddressSuggestion } from './address-suggestion';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  id: string;
  list: readonly AddressSuggestion[];
  typed: string;
  active: number;
  onChoose: (index: number) => void;
}

export default function SuggestionList({ list, typed, ...rest }: SuggestionListProps) {
  const options = list.map(({ fullAddress, address, postalCode, city }) => ({
    key: fullAddress,
    name: <Matched address={address} typed={typed} />,
    note: `${postalCode} ${city}`,
  }));
  return (
    <div className={styles.menu} onMouseDown={(event) => event.preventDefault()}>
      <OptionList label={leadForm.address.suggestions} options={options} {...rest} />
      <p className={styles.credit}>{leadForm.address.credit}</p>
    </div>
  );
}

function Matched({ address, typed }: { address: string; typed: string }) {
  const [before, matched, after] = matchedPart(address, typed);
  return (
    <>
      {before}
      <b className={styles.matched}>{matched}</b>
      {after}
    </>
  );
}

type MatchedText = readonly [before: string, matched: string, after: string];

export function matchedPart(text: string, typed: string): MatchedText {
  const words = typed.trim().split(/[\s,]+/);
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count).join(' ');
    const start = text.toLowerCase().indexOf(part.toLowerCase());
    if (part !== '' && start >= 0) {
      const end = start + part.length;
      return [text.slice(0, start), text.slice(start, end), text.slice(end)];
    }
  }
  return [text, '', ''];
}
