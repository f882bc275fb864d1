/** What runs the site on a machine of one's own, without its packages being installed: see docs/deploy.md (L31). */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from './projectRoot.mjs';

/** Some packages are CommonJS, whose `require` a bundle of modules lacks. */
const banner = "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);";

/** Each release is a folder of its own, and `current` a link to one. @internal for tests */
export const unitFiles: Readonly<Record<string, string>> = {
  'deskhand.socket': `[Unit]
Description=Deskhand's address, which stays open while the server is replaced

[Socket]
ListenStream=127.0.0.1:4173
Backlog=4096

[Install]
WantedBy=sockets.target
`,
  'deskhand.service': `[Unit]
Description=Deskhand
Requires=deskhand.socket
After=network.target deskhand.socket

[Service]
ExecStart=/usr/bin/node current/server.mjs --site current/dist
WorkingDirectory=/opt/deskhand
Environment=NODE_ENV=production INBOX_DIR=/var/lib/deskhand LOG_FORMAT=json
EnvironmentFile=-/etc/deskhand.env
Restart=always
RestartSec=1
# Longer than open requests are waited for.
TimeoutStopSec=40

# A user of its own, and one folder that it may write.
User=deskhand
Group=deskhand
StateDirectory=deskhand
StateDirectoryMode=0700
UMask=0077
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
NoNewPrivileges=yes
CapabilityBoundingSet=
SystemCallArchitectures=native
SystemCallFilter=@system-service
MemoryMax=512M
TasksMax=64
LimitNOFILE=16384

[Install]
WantedBy=multi-user.target
`,
};

const containerfile = `# Of a release's folder: see docs/deploy.md.
FROM docker.io/library/node:22-slim
COPY dist /srv/dist
COPY server.mjs inbox.mjs /srv/
COPY node_modules /srv/node_modules
RUN install -d -o 10001 -g 10001 -m 700 /inbox
USER 10001:10001
WORKDIR /srv
ENV NODE_ENV=production INBOX_DIR=/inbox LOG_FORMAT=json
VOLUME /inbox
STOPSIGNAL SIGTERM
CMD ["node", "server.mjs", "--site", "dist"]
`;

/** TLS, and who asks. The host is that of \`SITE_URL\`. @internal for tests */
export const caddyfile = (siteUrl: string): string => `${new URL(siteUrl).host} {
	encode zstd gzip
	reverse_proxy 127.0.0.1:4173 {
		header_up X-Real-IP {remote_host}
	}
}
`;

/** SQLite is machine code, which no bundle takes in. A release runs on Linux. */
const unbundled = [
  '@photostructure/sqlite/package.json',
  '@photostructure/sqlite/LICENSE',
  '@photostructure/sqlite/dist/index.mjs',
  '@photostructure/sqlite/prebuilds/linux-arm64',
  '@photostructure/sqlite/prebuilds/linux-x64',
  'node-gyp-build/package.json',
  'node-gyp-build/LICENSE',
  'node-gyp-build/index.js',
  'node-gyp-build/node-gyp-build.js',
].map((name) => `node_modules/${name}`);

/** Writes `server.mjs`, `inbox.mjs`, the packages that they need, units, a container file and a configuration of Caddy into a folder. */
export async function writeServer(folder: string, { siteUrl }: { readonly siteUrl: string }): Promise<void> {
  await mkdir(folder, { recursive: true });
  const texts = { ...unitFiles, Containerfile: containerfile, Caddyfile: caddyfile(siteUrl) };
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  for (const name of unbundled) await cp(join(projectRoot, name), join(folder, name), { recursive: true });
  await build({
    entryPoints: {
      server: join(projectRoot, 'src/serve/start.ts'),
      inbox: join(projectRoot, 'src/inbox-cli/main.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The build itself stays where it is.
    external: ['*/site-build/build.ts', '@photostructure/sqlite'],
    banner: { js: banner },
    logLevel: 'warning',
    plugins: [
      {
        name: 'where it is started',
        setup: ({ onLoad }) =>
          onLoad({ filter: /projectRoot\.mjs$/ }, () => ({
            contents: 'export const projectRoot = process.cwd();',
          })),
      },
    ],
  });
}
