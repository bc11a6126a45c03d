# syntax=docker/dockerfile:1

# The manifests alone, so that packages are installed anew only when they change.
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/analysis/package.json packages/analysis/
COPY packages/calendar/package.json packages/calendar/
COPY packages/contract/package.json packages/contract/
COPY packages/rubric/package.json packages/rubric/
COPY packages/i18n/package.json packages/i18n/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS web
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev --workspace=@garden/server

# The server runs as it is written; only the web was built.
FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json CHANGELOG.md ./
COPY packages packages
COPY apps/server apps/server
COPY --from=web /app/apps/web/dist apps/web/dist
COPY --from=web /app/sbom sbom
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--import", "./apps/server/src/quick-start.mjs", "apps/server/src/main.ts"]
