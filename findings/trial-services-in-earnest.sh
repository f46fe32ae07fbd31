#!/bin/sh
# Versions: podman-compose 1.0.3 of Debian 12.
# Input: a database with a health check, a job that needs it healthy, a server that needs the job done, and a
# mail catcher in a profile that is not asked for.
# Behaviour: `profiles` are not read, so the mail catcher starts too. `condition` is not read either: nothing
# is waited for, so the job meets a database that does not answer yet, and the server one without its roles.
# Output:
#> run database
#> run mail
#> run roles
#> run server
. "$(dirname "$0")/run"
debian_packages python3.11-minimal=3.11.2-6+deb12u9 libpython3.11-minimal=3.11.2-6+deb12u9 \
  libpython3.11-stdlib=3.11.2-6+deb12u9 podman-compose=1.0.3-3 python3-dotenv=0.21.0-1 \
  python3-yaml=6.0-3+b2 libyaml-0-2=0.2.5-1
cat > compose.yml <<'END'
services:
  server:
    image: server
    depends_on:
      roles: { condition: service_completed_successfully }
  roles:
    image: roles
    depends_on:
      database: { condition: service_healthy }
  database:
    image: database
    healthcheck: { test: [CMD, pg_isready] }
  mail:
    image: mail
    profiles: [trial]
END
# Stands for podman: each call is one line, and every container and network is there at once.
printf '#!/bin/sh\necho "$*" | tee -a %s/calls\n' "$folder" > podman
chmod +x podman
PYTHONPATH=usr/lib/python3/dist-packages usr/bin/python3.11 usr/bin/podman-compose --podman-path "$folder/podman" \
  --file compose.yml up --detach > log 2>&1
sed -n 's/^\(run\|wait\|healthcheck\).* --name=[^ ]*_\([a-z]*\)_1.*/\1 \2/p' calls > found
compare < found
