#!/bin/sh
# Versions: quicktype 26.0.0, its Python; Python 3.11.2 of Debian 12.
# Input: a message about a home in Trondheim, municipality 5001, from which the code is made; then one about
# Oslo, 0301, which is read and written by it. Both are texts in JSON.
# Behaviour: a text of digits becomes an `int`, unless the sample itself begins with a zero. 0301 is written
# back as 301.
# Output:
#> municipality_number: int
#> 5001 becomes {"municipality_number": "5001", "location": "Trondheim"}
#> 0301 becomes {"municipality_number": "301", "location": "Oslo"}
. "$(dirname "$0")/run"
npm_packages quicktype@26.0.0
debian_packages python3.11-minimal=3.11.2-6+deb12u9 libpython3.11-minimal=3.11.2-6+deb12u9 \
  libpython3.11-stdlib=3.11.2-6+deb12u9
message() {
  printf '{"municipality_number":"%s","location":"%s"}' "$1" "$2"
}
message 5001 Trondheim > sample.json
node_modules/.bin/quicktype --lang python --top-level Lead --out lead.py sample.json 2>warnings
message 5001 Trondheim > 5001.json
message 0301 Oslo > 0301.json
cat > show.py <<'PY'
import json
from lead import lead_from_dict, lead_to_dict

for name in ["5001", "0301"]:
    with open(name + ".json") as file:
        print(name + " becomes " + json.dumps(lead_to_dict(lead_from_dict(json.load(file)))))
PY
{
  grep 'municipality_number: ' lead.py | sed 's/^ *//'
  usr/bin/python3.11 show.py
} > found
compare < found
