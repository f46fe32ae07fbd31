import { leadForm } from '../../content/lead-form';
import { OptionList } from '../../shared/ui/fields/option-list';
import type { AddressSuggestion } from './address-suggestion';
import { matchedPart } from './matched-part';
import styles from './suggestion-list.module.css';

interface SuggestionListProps {
  id: string;
  list: readonly AddressSuggestion[];
  typed: string;
  /** The index of the highlighted suggestion; -1 for none. */
  active: number;
  onChoose: (index: number) => void;
}

/** The suggestions below the field, and who gave them. */
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
