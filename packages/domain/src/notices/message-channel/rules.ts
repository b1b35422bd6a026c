/** Dictionary message_channel: the ways out of the platform that a tenant sets up. */
export const channelType = { mail: 'mail', dingtalk: 'dingtalk', wecom: 'wecom', feishu: 'feishu' } as const;
export type ChannelType = (typeof channelType)[keyof typeof channelType];

/** Kinds of channel that post to a group by a webhook. */
export type RobotType = Exclude<ChannelType, 'mail'>;

/** Hosts of the webhooks of each kind of robot. */
export const ROBOT_HOSTS: Readonly<Record<RobotType, readonly string[]>> = {
  dingtalk: ['oapi.dingtalk.com', 'api.dingtalk.com'],
  wecom: ['qyapi.weixin.qq.com'],
  feishu: ['open.feishu.cn', 'open.larksuite.com'],
};

/** Messages per minute that the services accept from one robot. */
export const ROBOT_PER_MINUTE = 20;

/** `none`: unencrypted; `starttls`: encrypted after the greeting, refused without; `tls`: encrypted from the start. */
export const smtpSecurities = ['none', 'starttls', 'tls'] as const;
export type SmtpSecurity = (typeof smtpSecurities)[number];

/** Usual port of each kind of connection. */
export const SMTP_PORTS: Readonly<Record<SmtpSecurity, number>> = { none: 25, starttls: 587, tls: 465 };

/** Members of a channel that the rules check. */
export interface ChannelDraft {
  channelType: ChannelType;
  smtpHost?: string | null | undefined;
  smtpPort?: number | null | undefined;
  smtpSecurity?: SmtpSecurity | null | undefined;
  smtpUser?: string | null | undefined;
  senderAddress?: string | null | undefined;
  /** Comma-joined. */
  kinds?: string | null | undefined;
}

export type ChannelRefusal =
  | { code: 'no-host' | 'wrong-host'; field: 'smtpHost' }
  | { code: 'no-port'; field: 'smtpPort' }
  | { code: 'no-security'; field: 'smtpSecurity' }
  | { code: 'unprotected-password'; field: 'smtpSecurity' }
  | { code: 'no-sender'; field: 'senderAddress' }
  | { code: 'no-kind'; field: 'kinds' };

const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|[0-9A-Fa-f:]+)$/;

/** First fault of a channel; undefined if it has none. The webhook is checked by the server, which knows its hosts. */
export function channelRefusal(channel: ChannelDraft): ChannelRefusal | undefined {
  if (channel.channelType !== channelType.mail) {
    return channel.kinds ? undefined : { code: 'no-kind', field: 'kinds' };
  }
  const { smtpHost, smtpPort, smtpSecurity, smtpUser, senderAddress } = channel;
  if (!smtpHost) return { code: 'no-host', field: 'smtpHost' };
  if (!HOST.test(smtpHost)) return { code: 'wrong-host', field: 'smtpHost' };
  if (!smtpPort) return { code: 'no-port', field: 'smtpPort' };
  if (!smtpSecurity) return { code: 'no-security', field: 'smtpSecurity' };
  if (smtpSecurity === 'none' && smtpUser) return { code: 'unprotected-password', field: 'smtpSecurity' };
  if (!senderAddress) return { code: 'no-sender', field: 'senderAddress' };
  return undefined;
}

type Server = Pick<ChannelDraft, 'channelType' | 'smtpHost' | 'smtpPort' | 'smtpSecurity' | 'smtpUser'>;

/** True if a stored password may be used for changed values: it is never sent to another server or user. */
export const isSameMailServer = (before: Server, after: Server): boolean =>
  (['channelType', 'smtpHost', 'smtpPort', 'smtpSecurity', 'smtpUser'] as const).every(
    (key) => (before[key] ?? null) === (after[key] ?? null),
  );

/** Address of a webhook as shown: host and path, without the key. */
export function webhookHint(webhook: string): string {
  const { protocol, host, pathname, search } = new URL(webhook);
  const parts = pathname.split('/');
  // The key of Feishu is the last part of the path, that of the others a parameter.
  const path = search ? pathname : [...parts.slice(0, -1), '****'].join('/');
  return `${protocol}//${host}${path}${search ? '?****' : ''}`;
}
