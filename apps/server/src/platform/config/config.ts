import { resolve } from 'node:path';
import { done, refused, type Outcome } from '@gezi/domain';
import { readTrustProxy } from '../http/readTrustProxy';
import { readProviders, type OidcProvider } from './oidcProviders';
import type { SmsGateway } from '../sms/gatewaySender';
import { passwordRefusal } from '../security/passwords';
import { isLoopback } from '../security/isLoopback';
import { readHostPorts } from '../security/readHostPorts';

export interface Config {
  /** `demo` has accounts everybody knows and therefore listens on this machine only. */
  mode: 'demo' | 'production';
  host: string;
  port: number;
  /** Holds the embedded database and the uploaded files. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /** `any` takes every captcha (tests). */
  captchaMode: 'image' | 'any';
  /** `dict`: the dictionary calls must carry a right signature (contract, part 1 §1.5). */
  signMode: 'off' | 'dict';
  signSecret: string;
  /** Bytes of one uploaded file, at most. */
  uploadLimit: number;
  /** Bytes of one file sent in parts, at most. */
  largeUploadLimit: number;
  /** Bytes of all files of a tenant, at most. */
  tenantQuota: number;
  /** Serves every stored file to everybody, as the public platform does (compatibility checks). */
  staticOpen: boolean;
  /** Hosts users call the server by, in lower case and without ports, beside this machine; required in production. */
  publicHosts: readonly string[];
  /** As set, e.g. `https://gezi.example.com`; where a provider sends people back to. */
  publicOrigins: readonly string[];
  /** `log`: into the server's log (demo). `echo`: into the answer (tests). `off`: nowhere. */
  smsMode: 'log' | 'echo' | 'gateway' | 'off';
  smsGateway: SmsGateway | undefined;
  /** Providers of OpenID Connect people may sign in by. */
  oidc: readonly OidcProvider[];
  /** Of the first administrator in production; default one made by chance. */
  adminPassword: string | undefined;
  /** What secrets are sealed by that the server keeps; default a key of its own in `dataDir`. */
  secretKey: string | undefined;
  /** Databases that data sources may be tried with, `host:port` in lower case; default none. */
  dataSourceHosts: readonly string[];
  /** Further origins, beside our own host, from which sockets may be opened. */
  origins: readonly string[];
  /** Whose `X-Forwarded-For` is believed: so many proxies before us, or those of these networks; default nobody's. */
  trustProxy: number | string[] | false;
  logLevel: string;
}

const MEGABYTE = 1024 * 1024;

/** Reads the settings; refused with one sentence for each setting that is missing or cannot be. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Outcome<Config, string[]> {
  const production = env.GEZI_MODE === 'production';
  const faults: string[] = [];
  const fault = (wrong: boolean, text: string) => void (wrong && faults.push(text));

  const host = env.HOST ?? '127.0.0.1';
  const port = Number(env.PORT ?? 8080);
  const uploadMegabytes = Number(env.UPLOAD_MAX_MB ?? 100);
  const largeMegabytes = Number(env.LARGE_UPLOAD_MAX_MB ?? 2048);
  const quotaMegabytes = Number(env.TENANT_QUOTA_MB ?? 20_480);
  const signMode = env.SIGN_MODE ?? 'off';
  const captchaMode = env.CAPTCHA_MODE ?? 'image';
  const trustProxy = readTrustProxy(env.TRUST_PROXY);
  const publicOrigins = splitList(env.PUBLIC_ORIGINS);
  const publicHosts = publicOrigins.flatMap((origin) => hostOf(origin) ?? []);
  const smsMode = env.SMS_MODE ?? (env.SMS_GATEWAY_URL ? 'gateway' : production ? 'off' : 'log');
  const oidc = readProviders(env, production);
  const adminPassword = env.ADMIN_PASSWORD || undefined;
  const secretKey = env.SECRET_KEY || undefined;
  const dataSourceHosts = readHostPorts(env.DATA_SOURCE_HOSTS);

  fault(![undefined, 'demo', 'production'].includes(env.GEZI_MODE), 'GEZI_MODE 只能是 demo 或 production');
  fault(!Number.isInteger(port) || port < 0 || port > 65_535, 'PORT 应为 0 到 65535 的整数');
  fault(!(uploadMegabytes > 0 && uploadMegabytes <= 2048), 'UPLOAD_MAX_MB 应为 1 到 2048');
  fault(!(largeMegabytes > 0 && largeMegabytes <= 102_400), 'LARGE_UPLOAD_MAX_MB 应为 1 到 102400');
  fault(!(quotaMegabytes > 0), 'TENANT_QUOTA_MB 应大于 0');
  fault(!['image', 'any'].includes(captchaMode), 'CAPTCHA_MODE 只能是 image 或 any');
  fault(!['off', 'dict'].includes(signMode), 'SIGN_MODE 只能是 off 或 dict');
  fault(signMode === 'dict' && !env.SIGN_SECRET, 'SIGN_MODE=dict 需要设置 SIGN_SECRET');
  fault(trustProxy === undefined, 'TRUST_PROXY 应为代理层数（1 到 10），或以逗号分隔的代理地址、网段');
  fault(
    publicHosts.length < publicOrigins.length,
    'PUBLIC_ORIGINS 应为以逗号分隔的访问地址，如 https://gezi.example.com',
  );
  fault(!['log', 'echo', 'gateway', 'off'].includes(smsMode), 'SMS_MODE 只能是 log、echo、gateway 或 off');
  fault(
    smsMode === 'gateway' && !isWebAddress(env.SMS_GATEWAY_URL),
    'SMS_MODE=gateway 需要设置 SMS_GATEWAY_URL，即短信网关的地址',
  );
  fault(secretKey !== undefined && secretKey.length < 32, 'SECRET_KEY 应至少 32 个字符，且随机生成');
  fault(
    dataSourceHosts === undefined,
    'DATA_SOURCE_HOSTS 应为以逗号分隔的“主机:端口”，如 db.example.com:5432,10.0.0.8:5432',
  );
  faults.push(...oidc.faults);
  if (production) {
    fault(['log', 'echo'].includes(smsMode), '生产模式的 SMS_MODE 只能是 gateway 或 off');
    fault(publicOrigins.length === 0, '生产模式需要设置 PUBLIC_ORIGINS，即用户访问系统的地址');
    fault(
      adminPassword !== undefined && passwordRefusal(adminPassword, 'admin') !== undefined,
      'ADMIN_PASSWORD 应为 8 到 128 个字符，且不能是常见密码',
    );
    fault(!env.HOST || !env.PORT, '生产模式需要明确设置 HOST 和 PORT');
    fault(!env.DATA_DIR, '生产模式需要明确设置 DATA_DIR');
    fault(captchaMode === 'any', '生产模式不能使用 CAPTCHA_MODE=any');
  } else {
    fault(!isLoopback(host), `演示模式的账号和密码是公开的，只能监听本机地址，不能使用 HOST=${host}`);
  }
  if (faults.length > 0) return refused(faults);

  return done({
    mode: production ? 'production' : 'demo',
    host,
    port,
    dataDir: resolve(env.DATA_DIR ?? 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    captchaMode: captchaMode as Config['captchaMode'],
    signMode: signMode as Config['signMode'],
    signSecret: env.SIGN_SECRET ?? '',
    uploadLimit: uploadMegabytes * MEGABYTE,
    largeUploadLimit: largeMegabytes * MEGABYTE,
    tenantQuota: quotaMegabytes * MEGABYTE,
    staticOpen: env.STATIC_OPEN === '1',
    publicHosts,
    publicOrigins: publicOrigins.map((origin) => origin.replace(/\/$/, '')),
    smsMode: smsMode as Config['smsMode'],
    smsGateway: env.SMS_GATEWAY_URL
      ? { url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN || undefined }
      : undefined,
    oidc: oidc.providers,
    adminPassword,
    secretKey,
    dataSourceHosts: dataSourceHosts ?? [],
    origins: splitList(env.ORIGINS),
    trustProxy: trustProxy ?? false,
    logLevel: env.LOG_LEVEL ?? 'warn',
  });
}

const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isWebAddress = (text = ''): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** Of an origin like `https://gezi.example.com:8443`; undefined for anything else. */
function hostOf(origin: string): string | undefined {
  try {
    const { protocol, hostname, pathname, search, username } = new URL(origin);
    const isOrigin = /^https?:$/.test(protocol) && pathname === '/' && search === '' && username === '';
    return isOrigin ? hostname.replace(/\.$/, '') : undefined;
  } catch {
    return undefined;
  }
}
