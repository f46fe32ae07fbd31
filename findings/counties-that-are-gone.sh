#!/bin/sh
# Versions: country-state-city 3.2.1, iso-3166-2 1.0.0, iso-3166 4.4.0, country-region-data 4.1.0,
# country-state-picker 1.1.5, and for comparison @countrystatecity/countries 1.0.9.
# Input: Norway. It has had 15 counties since 2024, whose numbers begin each municipality's.
# Behaviour: three list counties of before 2020, of which country-state-city lacks Agder altogether,
# and two those of 2020 to 2023, with Viken. country-region-data has an old code for Agder.
# Output:
#> country-state-city: 12 of 15 by name, 5 by number, with Hordaland
#> iso-3166-2: 10 of 15 by name, 4 by number, with Hordaland
#> country-state-picker: 9 of 15 by name, 0 by number, with Hordaland
#> iso-3166: 8 of 15 by name, 8 by number, with Viken
#> country-region-data: 8 of 15 by name, 7 by number, with Viken
#> @countrystatecity/countries: 15 of 15 by name, 15 by number, none that is gone
. "$(dirname "$0")/run"
npm_packages country-state-city@3.2.1 iso-3166-2@1.0.0 iso-3166@4.4.0 country-region-data@4.1.0 \
  country-state-picker@1.1.5 @countrystatecity/countries@1.0.9
run_node <<'END'
import { getStatesOfCountry } from '@countrystatecity/countries';
import { allCountries } from 'country-region-data';
import { State } from 'country-state-city';
import picker from 'country-state-picker';
import { iso31662 } from 'iso-3166';
import iso from 'iso-3166-2';

const COUNTIES = {
  Oslo: '03', Rogaland: '11', 'Møre og Romsdal': '15', Nordland: '18', Østfold: '31',
  Akershus: '32', Buskerud: '33', Innlandet: '34', Vestfold: '39', Telemark: '40', Agder: '42',
  Vestland: '46', Trøndelag: '50', Troms: '55', Finnmark: '56',
};
const PACKAGES = {
  'country-state-city': State.getStatesOfCountry('NO').map((each) => [each.name, each.isoCode]),
  'iso-3166-2': Object.entries(iso.country('NO').sub).map(([code, { name }]) => [name, code]),
  'country-state-picker': picker.getStates('no').map((name) => [name, '']),
  'iso-3166': iso31662.filter(({ parent }) => parent === 'NO').map(({ name, code }) => [name, code]),
  'country-region-data': allCountries.find(([, code]) => code === 'NO')[2],
  '@countrystatecity/countries': (await getStatesOfCountry('NO')).map((s) => [s.name, s.iso2]),
};
for (const [name, listed] of Object.entries(PACKAGES)) {
  const plain = (text) => text.replace(/ (fylke|county)$/i, '');
  const known = Object.keys(COUNTIES).filter((county) =>
    listed.some(([each]) => plain(each) === county),
  );
  const right = Object.values(COUNTIES).filter((code) =>
    listed.some(([, each]) => each.endsWith(code)),
  );
  const gone = ['Hordaland', 'Viken'].filter((county) =>
    listed.some(([each]) => plain(each) === county),
  );
  const old = gone.length > 0 ? `with ${gone}` : 'none that is gone';
  console.log(`${name}: ${known.length} of 15 by name, ${right.length} by number, ${old}`);
}
END
