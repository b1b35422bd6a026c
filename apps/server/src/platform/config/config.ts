import { done, refused, type Outcome, passwordRefusal } from '@gezi/domain';
import { isLoopback } from '../security/isLoopback';
import type { SmsGateway } from '../sms/smsGateway';
import { readProviders, type OidcProvider } from './oidcProviders';
import { settings, type SettingValues } from './settings';
import { missingForStorage, storageOf, type StoragePlace } from './storageOf';

type Env = Readonly<Record<string, string | undefined>>;
type S3Setting = Extract<keyof SettingValues, `s3${string}`>;
type Derived =
  | 'captchaMode'
  | 'smsMode'
  | 'smsGatewayUrl'
  | 'smsGatewayToken'
  | 'oidcProviders'
  | 'fileStorage'
  | 'filesDir'
  | S3Setting;

/** The settings of the server; `settings` describes each. */
export interface Config extends Readonly<Omit<SettingValues, Derived>>, Readonly<StoragePlace> {
  /** Hosts of `publicOrigins`, in lower case and without ports. */
  readonly publicHosts: readonly string[];
  readonly captchaMode: NonNullable<SettingValues['captchaMode']>;
  readonly smsMode: NonNullable<SettingValues['smsMode']>;
  readonly smsGateway: SmsGateway | undefined;
  readonly oidc: readonly OidcProvider[];
}

/** Reads the settings. Refused with one sentence per missing or invalid setting. */
export function readConfig(env: Env): Outcome<Config, string[]> {
  const production = env[settings.mode.name] === 'production';
  const { values, faults } = readSettings(env, production);
  const { smsGatewayUrl, smsGatewayToken, oidcProviders, ...own } = values;
  const smsMode = values.smsMode ?? (smsGatewayUrl ? 'gateway' : production ? 'off' : 'log');
  const oidc = readProviders(env, oidcProviders ?? [], production);
  const fault = (isWrong: boolean, text: string) => void (isWrong && faults.push(text));

  fault(own.signMode === 'dict' && !own.signSecret, 'SIGN_MODE=dict 需要设置 SIGN_SECRET');
  fault(smsMode === 'gateway' && !env.SMS_GATEWAY_URL, 'SMS_MODE=gateway 需要设置 SMS_GATEWAY_URL，即短信网关的地址');
  fault(
    (values.workers ?? 1) > 1 && !values.databaseUrl,
    'WORKERS 大于 1 需要设置 DATABASE_URL，内置数据库只能由一个进程使用',
  );
  fault(
    (values.databaseReadUrls ?? []).length > 0 && !values.databaseUrl,
    'DATABASE_READ_URLS 需要设置 DATABASE_URL，即副本所复制的主库',
  );
  faults.push(...missingForStorage(values));
  faults.push(...oidc.faults);
  if (production) {
    fault(
      own.adminPassword !== undefined && passwordRefusal(own.adminPassword, 'admin') !== undefined,
      'ADMIN_PASSWORD 应为 8 到 128 个字符，且不能是常见密码',
    );
  } else {
    fault(
      own.host !== undefined && !isLoopback(own.host),
      `演示模式的账号和密码是公开的，只能监听本机地址，不能使用 HOST=${own.host}`,
    );
  }
  if (faults.length > 0) return refused(faults);

  // No fault: every setting has a value.
  const complete = own as Omit<SettingValues, Derived>;
  return done({
    ...complete,
    publicHosts: complete.publicOrigins.map((origin) => new URL(origin).hostname.replace(/\.$/, '')),
    captchaMode: values.captchaMode ?? (production ? 'image' : 'after-failure'),
    smsMode,
    smsGateway: smsGatewayUrl ? { url: smsGatewayUrl, token: smsGatewayToken } : undefined,
    oidc: oidc.providers,
    ...storageOf(values),
  });
}

function readSettings(env: Env, production: boolean): { values: Partial<SettingValues>; faults: string[] } {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(settings)) {
    const outcome = setting.read(env[setting.name], production);
    if (outcome.ok) values[key] = outcome.value;
    else faults.push(outcome.reason);
  }
  return { values, faults };
}
