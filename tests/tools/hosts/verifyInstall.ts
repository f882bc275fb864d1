/**
 * `npm run verify:install [-- --optional]`: runs the commands of docs/deploy.md on a copy of this system that is thrown
 * away, as far as it goes without a running systemd, and opens the site by HTTPS with a certificate authority of its own.
 * With `--optional`, it is no failure where this cannot be done. Writes the counts to `.build/install.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { goodFields } from '../../worlds/inbox/form.ts';
import type { CheckedRequest } from './checkHost.ts';
import { report, reportSkipped } from './report.ts';

const mostCommands = 10;

const documented = readFileSync(join(projectRoot, 'docs/deploy.md'), 'utf8');
const commands =
  /^## On one machine$[\s\S]*?^```sh\n([\s\S]*?)\n```$/m.exec(documented)?.[1]?.split('\n') ?? [];
const repository = /git clone (\S+)/.exec(commands.join('\n'))?.[1] ?? '';

const expected: Readonly<Record<string, string>> = {
  'systemd about the units': '',
  'a page by HTTPS': '200',
  'a page by HTTP': '308',
  'a message': '200',
  'the inbox command': 'Ada Lovelace',
  'the health for this machine': '200',
  'the health for visitors': '404',
  'the release for the server': 'read-only',
};

const hasTools =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  ['apt-get', 'unshare', 'systemd-analyze', 'systemd-socket-activate', 'setpriv', 'curl', 'ip'].every(
    (name) => spawnSync('which', [name]).status === 0,
  );

const fields = Object.entries(goodFields).map(([name, value]) => `-F '${name}=${value}'`);

/** What of the copy is not as on an installed system. What is there already is not installed again. */
const files: Readonly<Record<string, string>> = {
  'usr/local/sbin/apt-get': `#!/bin/bash
missing=()
for each in "$@"; do
  case $each in
    install | -*) missing+=("$each") ;;
    *) command -v "$each" > /dev/null || dpkg -s "$each" > /dev/null 2>&1 || missing+=("$each") ;;
  esac
done
/usr/bin/apt-get -q "\${missing[@]}" || { /usr/bin/apt-get -q update && /usr/bin/apt-get -q "\${missing[@]}"; }
`,
  'usr/local/bin/editor': `#!/bin/sh
printf '%s\\n' SITE_URL=https://deskhand.test DEMONSTRATION=off 'DESK_KEY=a-key-that-nobody-guesses' >> "$1"
`,
  // Without a running systemd, units are enabled, but not started.
  'usr/local/bin/systemctl': `#!/bin/sh
command=$1 && shift && [ "$1" = --now ] && shift
[ "$command" = reload ] || exec /usr/bin/systemctl "$command" "$@"
`,
  'root/commands.sh': `set -e -o pipefail
export SYSTEMD_OFFLINE=1 DEBIAN_FRONTEND=noninteractive GIT_CONFIG_COUNT=2
export GIT_CONFIG_KEY_0=url.file://${projectRoot}.insteadOf GIT_CONFIG_VALUE_0=${repository}
export GIT_CONFIG_KEY_1=safe.directory GIT_CONFIG_VALUE_1='*'
cd /root
${commands.join('\n')}
unshare --net bash /root/serve.sh
`,
  'root/serve.sh': `ip link set lo up
units=/etc/systemd/system/deskhand
unit() { sed -n "s/^$1=//p" $units.service; }
found() { echo "found: $1: $2"; }
found 'systemd about the units' "$(systemd-analyze verify $units.* 2>&1 | grep deskhand)"
cd "$(unit WorkingDirectory)"
install -d -o deskhand -g deskhand -m 700 /var/lib/deskhand
mapfile -t settings < <(grep -v -e '^#' -e '^$' /etc/deskhand.env)
systemd-socket-activate --listen="$(sed -n 's/^ListenStream=//p' $units.socket)" \\
  setpriv --reuid="$(unit User)" --regid="$(unit Group)" --clear-groups \\
  env $(unit Environment) "\${settings[@]}" $(unit ExecStart) &
printf '{\\n\\tlocal_certs\\n\\tskip_install_trust\\n}\\nimport /etc/caddy/Caddyfile\\n' > /root/Caddyfile
HOME=/root XDG_DATA_HOME=/root/data caddy run --config /root/Caddyfile --adapter caddyfile &
authority=/root/data/caddy/pki/authorities/local/root.crt
for n in $(seq 300); do [ -e $authority ] && break; sleep 0.1; done
ask() { curl -s --cacert $authority --resolve '*:443:127.0.0.1' --resolve '*:80:127.0.0.1' --retry 20 --retry-all-errors --retry-delay 1 "$@"; }
status() { ask -o /dev/null -w '%{http_code}' "$@"; }
found 'a page by HTTPS' "$(status https://deskhand.test/faq)"
found 'a page by HTTP' "$(status http://deskhand.test/faq)"
found 'a message' "$(status -H 'Accept: application/json' ${fields.join(' ')} https://deskhand.test/api/contact)"
found 'the inbox command' "$(runuser -u deskhand -- env INBOX_DIR=/var/lib/deskhand node /opt/deskhand/current/inbox.mjs list | grep -o 'Ada Lovelace')"
found 'the health for this machine' "$(status http://127.0.0.1:4173/healthz)"
found 'the health for visitors' "$(curl -s -o /dev/null -w '%{http_code}' --cacert $authority --resolve '*:443:127.0.0.1' https://deskhand.test/healthz)"
found 'the release for the server' "$(runuser -u deskhand -- test -w /opt/deskhand/current/dist || echo read-only)"
`,
};

function install(): CheckedRequest[] {
  const place = mkdtempSync(join(tmpdir(), 'deskhand-install-'));
  try {
    mkdirSync(join(place, 'copy'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(place, 'given', path, '..'), { recursive: true });
      writeFileSync(join(place, 'given', path), text, { mode: 0o755 });
    }
    const script = `set -e
mount -t tmpfs -o size=6g tmpfs "$1/copy"
mkdir "$1/copy/upper" "$1/copy/work" "$1/copy/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/copy/upper,workdir=$1/copy/work" "$1/copy/root"
cp -r "$1/given/." "$1/copy/root/"
cd "$1/copy/root"
mount -t proc proc proc
mount --rbind /dev dev
exec chroot . bash /root/commands.sh`;
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', script, 'bash', place],
      { encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 20 * 60_000 },
    );
    const found = Object.fromEntries(
      [...stdout.matchAll(/^found: (.+?): (.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const problemsOf = ([name, value]: [string, string]): string[] =>
      found[name] === value
        ? []
        : [`${JSON.stringify(found[name] ?? null)} in place of ${JSON.stringify(value)}`];
    const isDone = Object.keys(found).length > 0;
    return [
      {
        name: `${commands.length} commands`,
        problems: [
          ...(commands.length > mostCommands ? [`More than ${mostCommands}`] : []),
          ...(isDone ? [] : [`They ended with ${status}: ${`${stdout}${stderr}`.slice(-3000)}`]),
        ],
      },
      ...Object.entries(expected).map((each) => ({ name: each[0], problems: problemsOf(each) })),
    ];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (hasTools) report('install', install());
else
  reportSkipped('install', 'Only root on Debian can make a copy of it.', process.argv.includes('--optional'));
