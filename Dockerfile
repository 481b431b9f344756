# Trailboss in a container: `docker build -t trailboss .`; deploy/compose.yaml runs it with
# PostgreSQL and a proxy that has the certificate.

FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
# As in the Makefile: `npm ci` wants parts for all other systems in the lock.
RUN npm install --no-save --no-audit --no-fund
COPY src/trailboss/words /build/src/trailboss/words
COPY web ./
RUN npm run build

FROM python:3.11-slim AS wheel
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
COPY --from=client /build/src/trailboss/server/static src/trailboss/server/static
# The versions everything was tested with, and an engine that is compiled or no image at all.
RUN TRAILBOSS_REQUIRE_COMPILED=1 pip wheel --no-cache-dir --no-deps --wheel-dir dist . \
    && python -m venv /opt/trailboss \
    && /opt/trailboss/bin/pip install --no-cache-dir --constraint requirements/constraints.txt \
        "$(ls dist/*.whl)[login,postgres,push]"

FROM python:3.11-slim
RUN useradd --system --uid 10001 --create-home --home-dir /data trailboss
COPY --from=wheel /opt/trailboss /opt/trailboss
USER 10001
ENV TRAILBOSS_HOST=0.0.0.0 TRAILBOSS_DATA=/data TRAILBOSS_LOG_FORMAT=json PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/opt/trailboss/bin/python", "-c", \
    "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["/opt/trailboss/bin/trailboss", "serve"]
