#!/bin/sh
# Versions: openapi-zod-client 1.18.3, swagger-typescript-api 13.13.0, typescript 5.9.3, zod 3.25.76.
# Input: an OpenAPI 3.1 schema of a choice that may be null, in the two forms that JSON Schema has.
# Behaviour: of `type: [string, "null"]` with `enum`, one makes code that does not compile and the
# other loses the null. Both read `anyOf` with `type: "null"` rightly.
# Output:
#> openapi-zod-client, enum with null: z.union([z.enum(["stylist", "agent", null]), z.null()])
#> openapi-zod-client, anyOf: z.union([z.enum(["stylist", "agent"]), z.null()])
#> compiled: TS2769: No overload matches this call
#> swagger-typescript-api, enum with null: "stylist" | "agent"
#> swagger-typescript-api, anyOf: "stylist" | "agent" | null
. "$(dirname "$0")/run"
npm_packages openapi-zod-client@1.18.3 swagger-typescript-api@13.13.0 typescript@5.9.3 zod@3.25.76 \
  @zodios/core@10.9.6 axios@1.21.1
cat > contract.yaml <<'END'
openapi: 3.1.0
info: { title: Partners, version: '1' }
paths:
  /partner:
    get:
      operationId: getPartner
      responses:
        '200':
          description: The partner.
          content: { application/json: { schema: { $ref: '#/components/schemas/Partner' } } }
components:
  schemas:
    Partner:
      type: object
      required: [kind, other]
      properties:
        kind: { type: [string, 'null'], enum: [stylist, agent, null] }
        other: { anyOf: [{ type: string, enum: [stylist, agent] }, { type: 'null' }] }
END
node_modules/.bin/openapi-zod-client contract.yaml -o zod.ts > log 2>&1
node_modules/.bin/swagger-typescript-api generate -p contract.yaml -o . -n plain.ts > log 2>&1
of() {
  sed -n "s/^ *$2: \(.*\)[,;]\$/\1/p" "$1"
}
{
  echo "openapi-zod-client, enum with null: $(of zod.ts kind)"
  echo "openapi-zod-client, anyOf: $(of zod.ts other)"
  echo "compiled: $(node_modules/.bin/tsc --noEmit --strict --skipLibCheck --module nodenext zod.ts |
    sed -n "s/^zod.ts.*error \(TS.*\)\.\r*$/\1/p")"
  echo "swagger-typescript-api, enum with null: $(of plain.ts kind)"
  echo "swagger-typescript-api, anyOf: $(of plain.ts other)"
} > found
compare < found
