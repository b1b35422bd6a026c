# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile && node scripts/assemble.mjs /app

FROM node:24-bookworm-slim
# Owned by root: the server cannot change its own code.
COPY --from=build /app /app
RUN install -d -o node -g node -m 700 /data
USER node
WORKDIR /app
ENV NODE_ENV=production GEZI_MODE=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data DRAIN_SECONDS=10
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "apps/server/dist/main.js"]
