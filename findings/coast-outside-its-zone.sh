#!/bin/sh
# Versions: utm-converter 0.1.1, utm 1.1.1, geodesy 2.4.0, and for comparison utm-latlng 1.0.8.
# Input: places in Norway. By the definition of UTM (NGA.SIG.0012) western Norway is in a
# widened zone 32, and Svalbard in odd zones. Norwegian data of the whole country has zone 33
# (EPSG:25833), in which the west coast has a negative easting.
# Behaviour: utm-converter knows no widened zone. utm and geodesy refuse what official data says of
# Bergen. utm-latlng reads it.
# Output:
#> zone of Bergen: utm-converter 31, utm 32, geodesy 32
#> zone of Ny-Ålesund: utm-converter 32, utm 33, geodesy 33
#> zone of Oslo: utm-converter 32, utm 32, geodesy 32
#> Bergen in zone 33: utm refuses, geodesy refuses, utm-latlng 60.390 5.320
#> Oslo in zone 33: utm 59.910 10.750, geodesy 59.910 10.750, utm-latlng 59.910 10.750
. "$(dirname "$0")/run"
npm_packages utm-converter@0.1.1 utm@1.1.1 geodesy@2.4.0 utm-latlng@1.0.8
run_node <<'JS'
import Utm, { LatLon } from 'geodesy/utm.js';
import utm from 'utm';
import UtmConverter from 'utm-converter';
import UtmLatLng from 'utm-latlng';

const Converter = UtmConverter.default ?? UtmConverter;
const PLACES = { Bergen: [60.39, 5.32], 'Ny-Ålesund': [78.92, 11.93], Oslo: [59.91, 10.75] };
for (const [place, [latitude, longitude]] of Object.entries(PLACES)) {
  const zones = [
    `utm-converter ${new Converter().toUtm({ coord: [longitude, latitude] }).zone}`,
    `utm ${utm.fromLatLon(latitude, longitude).zoneNum}`,
    `geodesy ${new LatLon(latitude, longitude).toUtm().zone}`,
  ];
  console.log(`zone of ${place}: ${zones.join(', ')}`);
}
const ZONE_33 = { Bergen: [-32253.6, 6734074.9], Oslo: [262409.7, 6649017.8] };
for (const [place, [east, north]] of Object.entries(ZONE_33)) {
  const read = {
    utm: () => Object.values(utm.toLatLon(east, north, 33, 'V')),
    geodesy: () => {
      const { lat, lon } = new Utm(33, 'N', east, north).toLatLon();
      return [lat, lon];
    },
    'utm-latlng': () => Object.values(new UtmLatLng().convertUtmToLatLng(east, north, 33, 'V')),
  };
  const seen = Object.entries(read).map(([name, position]) => {
    try {
      return `${name} ${position().map((each) => each.toFixed(3)).join(' ')}`;
    } catch {
      return `${name} refuses`;
    }
  });
  console.log(`${place} in zone 33: ${seen.join(', ')}`);
}
JS
