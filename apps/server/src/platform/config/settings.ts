import { resolve } from 'node:path';
import { readTrustProxy } from '../http/readTrustProxy';
import { readHostPorts } from '../security/readHostPorts';
import { choice, custom, flag, list, megabytes, text, whole, type Setting } from './Setting';

/**
 * Every setting of the server, by its name in {@link Config}. The table in the README has the same rows in the same order.
 * Each key of `OIDC_PROVIDERS` adds further settings (`readProviders`).
 */
export const settings = {
  mode: choice({
    name: 'GEZI_MODE',
    values: ['demo', 'production'],
    default: 'demo',
    description: '`demo`: demo data and public accounts, loopback only. `production`: no default password or secret',
  }),
  publicOrigins: list({
    name: 'PUBLIC_ORIGINS',
    required: true,
    bounds: 'origins, comma-joined, e.g. `https://gezi.example.com`',
    parsePart: (part) => (isOrigin(part) ? part.replace(/\/$/, '') : undefined),
    expected: '应为以逗号分隔的访问地址，如 https://gezi.example.com',
    description:
      "Where users reach the server. Calls under other names are refused (403), except under this machine's own names and, in production, under a bare address. A proxy in front of the server keeps the header `Host`",
  }),
  adminPassword: text({
    name: 'ADMIN_PASSWORD',
    default: undefined,
    bounds: '8 to 128 characters, no common password',
    description:
      "Password of the administrator `admin`, created at production's first start. Without it, a random one is written to `initial-admin-password.txt` in `DATA_DIR`, readable by the server's user alone; change it after the first sign-in and delete the file",
  }),
  host: text({
    name: 'HOST',
    required: true,
    default: '127.0.0.1',
    bounds: 'address',
    description: 'Address to listen on',
  }),
  port: whole({
    name: 'PORT',
    required: true,
    default: 8080,
    min: 0,
    max: 65_535,
    description: 'Port to listen on; `0`: any free one',
  }),
  workers: whole({
    name: 'WORKERS',
    default: 1,
    min: 1,
    max: 64,
    description:
      'Processes that share the port, at most one for each processor core. Each is a node of its own; more than one need `DATABASE_URL`',
  }),
  dataDir: custom({
    name: 'DATA_DIR',
    required: true,
    default: resolve('data'),
    shownDefault: '`data`',
    bounds: 'folder',
    parse: (path) => resolve(path),
    expected: '',
    description: 'Embedded database, uploaded files unless stored elsewhere, and unfinished ones',
  }),
  fileStorage: choice({
    name: 'FILE_STORAGE',
    values: ['local', 's3'],
    default: 'local',
    description:
      'Where uploaded files are stored: `local`, the folder `FILES_DIR`, or `s3`, a bucket of an S3-compatible service. Several nodes need `s3` or a shared folder',
  }),
  filesDir: custom<string | undefined>({
    name: 'FILES_DIR',
    default: undefined,
    shownDefault: '`files` in `DATA_DIR`',
    bounds: 'folder',
    parse: (path) => resolve(path),
    expected: '',
    description: 'Folder of uploaded files',
  }),
  s3Endpoint: custom<string | undefined>({
    name: 'S3_ENDPOINT',
    default: undefined,
    shownDefault: 'AWS',
    bounds: 'http or https address',
    parse: parseHttpUrl,
    expected: '应为对象存储服务的地址',
    description: 'Address of the S3-compatible service',
  }),
  s3PublicEndpoint: custom<string | undefined>({
    name: 'S3_PUBLIC_ENDPOINT',
    default: undefined,
    bounds: 'http or https address',
    parse: parseHttpUrl,
    expected: '应为浏览器访问对象存储服务的地址',
    description:
      'Address under which browsers reach the service. If set, browsers get the bytes there, by links that are valid for one minute; otherwise they go through the server',
  }),
  s3Region: text({ name: 'S3_REGION', default: 'us-east-1', description: 'Region of the bucket' }),
  s3Bucket: text({
    name: 'S3_BUCKET',
    default: undefined,
    description: 'Bucket, which must exist and must not be public',
  }),
  s3AccessKeyId: text({
    name: 'S3_ACCESS_KEY_ID',
    default: undefined,
    description: 'Key that may read, write, list and delete objects of the bucket',
  }),
  s3SecretAccessKey: text({ name: 'S3_SECRET_ACCESS_KEY', default: undefined, description: 'Secret of this key' }),
  databaseUrl: text({
    name: 'DATABASE_URL',
    default: undefined,
    bounds: '`postgres://…`',
    description: 'PostgreSQL server instead of the embedded database; several nodes may share it',
  }),
  databaseReadUrls: list({
    name: 'DATABASE_READ_URLS',
    bounds: '`postgres://…`, comma-joined',
    parsePart: (part) => (/^postgres(?:ql)?:\/\//.test(part) && URL.canParse(part) ? part : undefined),
    expected: '应为以逗号分隔的 PostgreSQL 只读副本地址，如 postgres://gezi@10.0.0.8:5432/gezi',
    description:
      'Streaming replicas of `DATABASE_URL`. Logs, versions, messages, reports and dashboards are read from them; see docs/scale.md',
  }),
  databaseReadMaxLag: whole({
    name: 'DATABASE_READ_MAX_LAG',
    default: 5,
    min: 1,
    max: 300,
    description: 'Seconds that a replica may be behind; an older one is not read until it has caught up',
  }),
  historyMonths: whole({
    name: 'HISTORY_MONTHS',
    default: 0,
    min: 0,
    max: 600,
    description:
      'Months of logs, versions, messages and steps of processes that stay in the database; older ones are archived in the file storage once a day, see docs/scale.md. `0`: all stay',
  }),
  captchaMode: choice({
    name: 'CAPTCHA_MODE',
    values: ['image', 'after-failure', 'any'],
    demoOnly: ['after-failure', 'any'],
    default: undefined,
    shownDefault: '`after-failure` (demo) or `image` (production)',
    description:
      '`image`: every sign-in needs a captcha; `after-failure`: only the sign-ins of an account after a failed one; `any` accepts every captcha (tests)',
  }),
  signMode: choice({
    name: 'SIGN_MODE',
    values: ['off', 'dict'],
    default: 'off',
    description:
      '`dict`: the dictionary calls require a valid signature; needs `SIGN_SECRET`. The app signs its calls then',
  }),
  signSecret: text({
    name: 'SIGN_SECRET',
    default: '',
    description: 'Secret of these signatures; every browser receives it',
  }),
  uploadLimit: megabytes({
    name: 'UPLOAD_MAX_MB',
    default: 100,
    max: 2048,
    description: 'Maximum size of one uploaded file',
  }),
  largeUploadLimit: megabytes({
    name: 'LARGE_UPLOAD_MAX_MB',
    default: 2048,
    max: 80_000,
    description: 'Maximum size of one file uploaded in parts',
  }),
  tenantQuota: megabytes({
    name: 'TENANT_QUOTA_MB',
    default: 20_480,
    max: Infinity,
    description: 'Maximum size of all files of a tenant, unfinished uploads included',
  }),
  staticOpen: flag({
    name: 'STATIC_OPEN',
    description:
      'Serves every stored file that is not sealed without a session, as the public platform does (compatibility checks)',
  }),
  platformMenus: flag({
    name: 'PLATFORM_MENUS',
    description:
      'Leaves out of the menu the pages that only this app has, for servers that other clients of the API use',
  }),
  origins: list({
    name: 'ORIGINS',
    bounds: 'origins, comma-joined',
    expected: '',
    description: 'Further origins that may open sockets',
  }),
  trustProxy: custom<number | string[] | false>({
    name: 'TRUST_PROXY',
    default: false,
    bounds: 'number of proxies, `1` to `10`, or their addresses and networks, comma-joined',
    parse: readTrustProxy,
    expected: '应为代理层数（1 到 10），或以逗号分隔的代理地址、网段',
    description: 'Proxies whose `X-Forwarded-For` is trusted',
  }),
  smsMode: choice({
    name: 'SMS_MODE',
    values: ['log', 'echo', 'gateway', 'off'],
    demoOnly: ['log', 'echo'],
    default: undefined,
    shownDefault: '`gateway` with `SMS_GATEWAY_URL`, else `log` (demo) or `off` (production)',
    description:
      "How phone codes are sent. `gateway`: by `SMS_GATEWAY_URL`; `log`: to the server's log and the message list; `echo`: in the result of `/sys/sms` (tests); `off`: not at all, and nothing that needs a code is offered",
  }),
  smsGatewayUrl: custom<string | undefined>({
    name: 'SMS_GATEWAY_URL',
    default: undefined,
    bounds: 'http or https address',
    parse: parseHttpUrl,
    expected: '应为短信网关的地址',
    description:
      'Receives `POST {mobile, template, params}` with a header `Idempotency-Key`: template `login`, `register` or `reset` with `{code, minutes}`, or `notice` with `{title, content}`; any 2xx means accepted, and a key that was accepted before is not sent again',
  }),
  smsGatewayToken: text({ name: 'SMS_GATEWAY_TOKEN', default: undefined, description: 'Bearer token for the gateway' }),
  smsPerMinute: whole({
    name: 'SMS_PER_MINUTE',
    default: 300,
    min: 1,
    max: 100_000,
    description: 'Text messages that the gateway receives per minute; further ones wait',
  }),
  messageHosts: custom<readonly string[]>({
    name: 'MESSAGE_HOSTS',
    default: [],
    bounds: '`host:port`, comma-joined, e.g. `mail.corp.lan:25,10.0.0.9:25`',
    parse: readHostPorts,
    expected: '应为以逗号分隔的“主机:端口”，如 mail.corp.lan:25,10.0.0.9:25',
    description:
      'Further servers that messages may leave by. Without it, mail goes to public addresses at the ports 25, 465, 587 and 2525, and robots to DingTalk, WeCom and Feishu alone, by https. If a name resolves to a private address, list that address too',
  }),
  messageCaFile: text({
    name: 'MESSAGE_CA_FILE',
    default: undefined,
    bounds: 'PEM file',
    description: 'Certificate authorities, beside the public ones, of servers that messages leave by',
  }),
  secretKey: custom<string | undefined>({
    name: 'SECRET_KEY',
    default: undefined,
    shownDefault: 'random, in `DATA_DIR/secret.key`',
    bounds: 'at least 32 random characters',
    parse: (key) => (key.length >= 32 ? key : undefined),
    expected: '应至少 32 个字符，且随机生成',
    description:
      'Encrypts the passwords of data sources and message channels, the keys of sealed bids and their files (AES-256-GCM), and seals the histories of documents (HMAC-SHA-256). Nodes of one database need the same key; take it along when moving to another folder or server, or sealed bids cannot be opened, passwords have to be entered again and histories are shown as changed',
  }),
  dataSourceHosts: custom<readonly string[]>({
    name: 'DATA_SOURCE_HOSTS',
    default: [],
    bounds: '`host:port`, comma-joined, e.g. `db.example.com:5432,[fd00::8]:5432`',
    parse: readHostPorts,
    expected: '应为以逗号分隔的“主机:端口”，如 db.example.com:5432,10.0.0.8:5432',
    description:
      'PostgreSQL servers that data sources may be tested with. If a name resolves to a private address, list that address too, e.g. `db.corp.lan:5432,10.0.0.8:5432`',
  }),
  ocdsPrefix: custom({
    name: 'OCDS_PREFIX',
    default: 'ocds-gezi',
    bounds: '`ocds-` and up to 20 lower-case letters or digits',
    parse: (prefix) => (/^ocds-[a-z0-9]{1,20}$/.test(prefix) ? prefix : undefined),
    expected: '应以 ocds- 开头，后接小写字母或数字，如 ocds-213czf',
    description:
      'Start of the process ids in the open data of public projects, as registered with the Open Contracting Partnership',
  }),
  oidcProviders: list({
    name: 'OIDC_PROVIDERS',
    bounds: 'keys, comma-joined, e.g. `corp`',
    parsePart: (key) => (/^[a-z0-9-]{1,40}$/.test(key) ? key : undefined),
    expected: '应为以逗号分隔的键：小写字母、数字或连字符',
    description: 'OpenID Connect providers users may sign in with; see below',
  }),
  logLevel: choice({
    name: 'LOG_LEVEL',
    values: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'warn',
    description: 'Level of the JSON log on standard output; `info` adds a line for every request',
  }),
  drainSeconds: whole({
    name: 'DRAIN_SECONDS',
    default: 0,
    min: 0,
    max: 300,
    description:
      'Seconds between the signal to stop and the end, during which everything is answered but `/ready`: longer than a proxy takes to notice',
  }),
  metricsToken: custom<string | undefined>({
    name: 'METRICS_TOKEN',
    default: undefined,
    bounds: 'at least 16 characters',
    parse: (token) => (token.length >= 16 ? token : undefined),
    expected: '应至少 16 个字符',
    description: 'Serves `/metrics` for Prometheus to callers with this bearer token; off without it',
  }),
} satisfies Record<string, Setting<unknown>>;

/** Value of each setting; sizes in bytes. */
export type SettingValues = {
  [Key in keyof typeof settings]: (typeof settings)[Key] extends Setting<infer Value> ? Value : never;
};

function parseHttpUrl(url: string): string | undefined {
  return /^https?:\/\//.test(url) && URL.canParse(url) ? url : undefined;
}

/** E.g. `https://gezi.example.com:8443`; no path, query or user. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, username } = new URL(address);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && username === '';
}
