#!/bin/sh
# Version: openapi-client-axios-typegen 7.8.0.
# Input: an OpenAPI 3.1 contract whose shared response has a name of each form that the specification
# allows for components (letters, digits, dot, hyphen, underscore).
# Behaviour: a response is found by a name of letters, and by none with a dot or hyphen; then no client
# is made at all.
# Output:
#> notFound: made
#> not_found: made
#> not-found: The $ref targets root is not found: #/components/responses/not-found
#> not.found: The $ref targets root is not found: #/components/responses/not.found
. "$(dirname "$0")/run"
npm_packages openapi-client-axios-typegen@7.8.0 openapi-client-axios@7.9.1 axios@1.21.1
for name in notFound not_found not-found not.found; do
  cat > contract.yaml <<END
openapi: 3.1.0
info: { title: Leads, version: '1' }
paths:
  /lead:
    get:
      operationId: getLead
      responses:
        '404': { \$ref: '#/components/responses/$name' }
components:
  responses:
    $name:
      description: There is none.
      content: { application/json: { schema: { type: object } } }
END
  if node_modules/.bin/typegen contract.yaml > made 2> fault; then echo "$name: made"
  else echo "$name: $(sed -n 's/^Error: //p' fault)"; fi
done > found
compare < found
