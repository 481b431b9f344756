#!/usr/bin/env bash
# Installs what the tests need beside the Python packages, if it is missing: the PostgreSQL server
# and a Chromium. Where it cannot, it says what to install and ends with status 1.
set -euo pipefail

has_postgres() {
    { command -v initdb && command -v postgres; } > /dev/null && return
    local place
    # The same places as in tests/server/postgres.py.
    for place in '/usr/lib/postgresql/*/bin' '/usr/pgsql-*/bin' \
        '/opt/homebrew/opt/postgresql*/bin' '/usr/local/opt/postgresql*/bin'; do
        compgen -G "$place/postgres" > /dev/null && return
    done
    return 1
}

has_chromium() {
    command -v chromium > /dev/null || command -v chromium-browser > /dev/null ||
        command -v google-chrome > /dev/null ||
        compgen -G "${PLAYWRIGHT_BROWSERS_PATH:-$HOME/.cache/ms-playwright}/chromium*" > /dev/null ||
        compgen -G "$HOME/Library/Caches/ms-playwright/chromium*" > /dev/null
}

can_apt() {
    [[ $(id -u) == 0 ]] && command -v apt-get > /dev/null
}

updated=no
apt_install() {
    export DEBIAN_FRONTEND=noninteractive
    if [[ $updated == no ]]; then
        apt-get update -qq
        updated=yes
    fi
    apt-get install -qq -y --no-install-recommends "$@" > /dev/null
}

missing() {
    echo "The tests need $1, which is missing and cannot be installed from here. Install it with" >&2
    printf '  %s\n' "${@:2}" >&2
    echo 'and run this again.' >&2
    exit 1
}

if ! has_postgres; then
    can_apt || missing 'the PostgreSQL server' 'Debian, Ubuntu: sudo apt-get install postgresql' \
        'Fedora: sudo dnf install postgresql-server' 'macOS: brew install postgresql@17' \
        '(if it is there already: put its programs initdb and postgres into PATH)'
    echo 'installing the PostgreSQL server'
    # The tests start their own; a server of the whole machine is not wanted.
    apt_install postgresql-common
    sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' \
        /etc/postgresql-common/createcluster.conf
    apt_install postgresql
    has_postgres || missing 'the PostgreSQL server' 'apt-get install postgresql'
fi

# The same browser without what nobody sees, where Debian has it: the tests run faster.
if ! command -v chromium-headless-shell > /dev/null && can_apt && grep -q '^ID=debian' /etc/os-release; then
    echo "installing Chromium's headless shell"
    apt_install chromium-headless-shell || echo 'the tests use Chromium instead'
fi

if ! has_chromium; then
    echo 'installing Chromium'
    playwright=$(dirname "$0")/../../.venv/bin/playwright
    if can_apt && grep -q '^ID=debian' /etc/os-release; then
        apt_install chromium
    elif [[ -x $playwright ]] && can_apt; then # Ubuntu's own package is a snap
        "$playwright" install --with-deps chromium
    elif [[ -x $playwright ]]; then
        "$playwright" install chromium || true
    fi
    has_chromium || missing 'Chromium' 'Debian: sudo apt-get install chromium' \
        'elsewhere: make setup && .venv/bin/playwright install chromium'
fi
