#!/bin/sh
# Versions: dotenv-cli 11.0.0, dotenv-flow-cli 1.1.1, @karmaniverous/get-dotenv 4.5.2, and for comparison
# @dotenvx/dotenvx 2.38.2 and Node's own --env-file.
# Input: an Argon2id hash in single quotes, the way a shell, Node and Docker Compose keep its dollar signs.
# Behaviour: the quotes are taken off first, and then `$argon2id`, `$v` and so on are replaced as variables
# that are empty. A server that is started through one of them has no password that anybody knows.
# Output:
#> node: $argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaGhhc2g
#> dotenvx: $argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaGhhc2g
#> dotenv-cli: =19=19456,t=2,p=1
#> dotenv-flow-cli: =19=19456,t=2,p=1
#> get-dotenv: =19=19456,t=2,p=1
. "$(dirname "$0")/run"
npm_packages dotenv-cli@11.0.0 dotenv-flow-cli@1.1.1 @karmaniverous/get-dotenv@4.5.2 @dotenvx/dotenvx@2.38.2
cat > .env <<'END'
ADMIN_PASSWORD_HASH='$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaGhhc2g'
END
echo 'console.log(process.env.ADMIN_PASSWORD_HASH)' > show.js
bin=node_modules/.bin
{
  echo "node: $(node --env-file=.env show.js)"
  echo "dotenvx: $(DOTENV_QUIET=true $bin/dotenvx run --quiet -- node show.js)"
  echo "dotenv-cli: $($bin/dotenv -- node show.js)"
  echo "dotenv-flow-cli: $($bin/dotenv-flow -- node show.js)"
  echo "get-dotenv: $($bin/getdotenv -c 'node show.js' 2>warnings)"
} > found
compare < found
