# Runtime packages and built pages on Node 24. npm run check-container tests these steps.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN node scripts/install.mjs
COPY . .
# The base image already has Node; tests and benchmarks don't belong in the image.
RUN npm run build && npm run notices && rm -rf node_modules/node .cache bench e2e torture

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/start.mjs"]
