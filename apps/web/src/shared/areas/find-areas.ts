import {
  areaName,
  areaNamed,
  COUNTIES,
  countyOf,
  covers,
  foldedSpelling,
  MUNICIPALITIES,
  WHOLE_COUNTRY,
  type Area,
} from '@boligstyling/domain';

/** An area to choose, with what tells it from others of its name. */
export interface AreaOption {
  readonly area: Area;
  readonly name: string;
  readonly note: string;
}

/** More than these cannot be looked over. */
const MOST = 8;

/** Oslo is chosen as the municipality, which is the same. */
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

/**
 * What a text that is being typed may mean, those that begin so first: the whole country,
 * counties, and municipalities, also by the name of a part. Nothing typed: the large ones. What
 * the chosen areas have already is left out.
 */
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
