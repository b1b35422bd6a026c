import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../e2e/support/freePort.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../../docs/deploy.md');
export const FRONT_PROXIES = ['nginx', 'caddy'] as const;
export type FrontProxyName = (typeof FRONT_PROXIES)[number];

export interface FrontProxy {
  /** Address with TLS, whose certificate nobody has signed. */
  url: string;
  output(): string;
  close(): Promise<void>;
}

/** Starts nginx or Caddy with the configuration of `docs/deploy.md`, with other addresses and a certificate of its own. */
export async function openFrontProxy(name: FrontProxyName, nodes: readonly string[]): Promise<FrontProxy> {
  const folder = mkdtempSync(join(tmpdir(), `gezi-${name}-`));
  const port = await freePort();
  const [one, other] = nodes.map((url) => new URL(url).host) as [string, string];
  const documented = configurationOf(name).replace('10.0.0.11:8080', one).replace('10.0.0.12:8080', other);
  const command = name === 'nginx' ? nginx(folder, documented, port) : caddy(folder, documented, port);
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise((resolved) => child.once('exit', resolved));
  const url = `https://127.0.0.1:${port}`;
  for (const end = performance.now() + 30_000; ; await wait(100)) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`${name} does not run:\n${output}`);
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) break;
  }
  return {
    url,
    output: () => output,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function configurationOf(name: FrontProxyName): string {
  const [, block] = new RegExp(`\`\`\`${name}\n(.*?)\n\`\`\``, 's').exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  if (block === undefined) throw new Error(`docs/deploy.md has no configuration of ${name}`);
  return block;
}

function nginx(folder: string, documented: string, port: number): string[] {
  const [certificate, key] = [join(folder, 'gezi.pem'), join(folder, 'gezi.key')];
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=gezi.example.com',
      '-out',
      certificate,
      '-keyout',
      key,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  const site = documented
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('/etc/ssl/gezi.pem', certificate)
    .replace('/etc/ssl/gezi.key', key);
  const file = join(folder, 'nginx.conf');
  // Its workers write to the folder, which belongs to this user.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const log = `access_log ${join(folder, 'access.log')};`;
  writeFileSync(file, `${user}pid ${join(folder, 'pid')};\nevents {}\nhttp {\n${log}\n${paths}\n${site}\n}\n`);
  return ['nginx', '-e', 'stderr', '-c', file, '-g', 'daemon off;'];
}

function caddy(folder: string, documented: string, port: number): string[] {
  mkdirSync(join(folder, 'caddy'), { recursive: true });
  const file = join(folder, 'Caddyfile');
  const site = documented.replace('gezi.example.com {', `https://127.0.0.1:${port} {\n  tls internal`);
  writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n  skip_install_trust\n}\n${site}\n`);
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}
