import {
  areaName,
  withoutOverlap,
  type Area,
  areaNamed,
  COUNTIES,
  countyOf,
  covers,
  foldedSpelling,
  MUNICIPALITIES,
  WHOLE_COUNTRY,
} from '@boligstyling/domain';
import { useState } from 'react';
import { areaTexts as texts } from '../../content/areas';
import { TextField } from '../ui/fields/field';
import { OptionList } from '../ui/fields/option-list';
import { useCombobox } from '../ui/fields/use-combobox';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './areas-field.module.css';

interface AreaOption {
  readonly area: Area;
  readonly name: string;
  readonly note: string;
}

const MOST = 8;

/** Offered as the municipality, which is the same area. */
const OSLO = '03';

const LARGE: readonly AreaOption[] = [
  { area: WHOLE_COUNTRY, name: areaName(WHOLE_COUNTRY), note: '' },
  ...COUNTIES.filter(({ number }) => number !== OSLO).map(({ number, otherNames }) => ({
    area: number,
    name: areaName(number),
    note: otherNames.join(', '),
  })),
];

const ALL: readonly AreaOption[] = [
  ...LARGE,
  ...MUNICIPALITIES.map((municipality) => ({
    area: municipality.number,
    name: areaName(municipality.number),
    note: [...municipality.otherNames, countyOf(municipality).name].join(', '),
  })),
];

/** Prefixes first, former names and districts included. */
export function findAreas(typed: string, chosen: readonly Area[]): readonly AreaOption[] {
  const key = foldedSpelling(typed);
  if (!key) return LARGE.filter(({ area }) => isNew(area, chosen));
  const named = areaNamed(typed);
  const rank = ({ area, name, note }: AreaOption): number => {
    if (area === named) return 3;
    const names = [name, ...note.split(', ')].map(foldedSpelling);
    if (names[0]?.startsWith(key)) return 2;
    return Number(names.some((each) => ` ${each}`.includes(` ${key}`)));
  };
  return ALL.map((option) => ({ option, rank: rank(option) }))
    .filter(({ option, rank }) => rank > 0 && isNew(option.area, chosen))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ option }) => option);
}

function isNew(area: Area, chosen: readonly Area[]): boolean {
  return !chosen.includes(area) && !covers(chosen, area);
}

type AreasFieldProps = {
  areas: readonly Area[];
  error: string | undefined;
  onChange: (areas: Area[]) => void;
};

type Pressed = { area: Area; isAdded: boolean };

export function AreasField({ areas, error, onChange }: AreasFieldProps) {
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState<Pressed>();
  const options = findAreas(typed, areas);

  const add = (index: number) => {
    const option = options[index]!;
    setTyped('');
    setPressed({ area: option.area, isAdded: true });
    onChange(withoutOverlap([...areas, option.area]));
  };
  const combobox = useCombobox(options.length, add);
  const { listId, input, isExpanded, active, open, choose } = combobox;

  const remove = (area: Area) => {
    setPressed({ area, isAdded: false });
    onChange(areas.filter((each) => each !== area));
    input.current?.focus();
  };

  return (
    <fieldset className="stack-3 whole-words">
      <legend className={styles.legend}>{texts.legend}</legend>
      {areas.length > 0 && (
        <ul className="wrap-2">
          {areas.map((area) => (
            <li key={area} className={styles.area}>
              {areaName(area)}
              <button type="button" className={styles.remove} onClick={() => remove(area)}>
                <span aria-hidden="true">×</span>
                <VisuallyHidden>{texts.remove(areaName(area))}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        {...combobox.field}
        label={texts.add}
        help={texts.help}
        error={error}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          open();
        }}
      >
        {isExpanded && (
          <div className={styles.options}>
            <OptionList
              id={listId}
              label={texts.options}
              options={options.map(({ area, ...shown }) => ({ key: area, ...shown }))}
              active={active}
              onChoose={choose}
              isBrought
            />
          </div>
        )}
        {typed.trim() && options.length === 0 && <p className={styles.none}>{texts.noHits}</p>}
        <div aria-live="polite">
          <VisuallyHidden>
            {isExpanded ? texts.found(options.length) : announcementOf(pressed, areas)}
          </VisuallyHidden>
        </div>
      </TextField>
    </fieldset>
  );
}

/** The last area cannot be removed. */
function announcementOf(pressed: Pressed | undefined, areas: readonly Area[]): string {
  if (!pressed || areas.includes(pressed.area) !== pressed.isAdded) return '';
  return (pressed.isAdded ? texts.added : texts.removed)(areaName(pressed.area));
}
