import {
  channelType,
  noticeKinds,
  ROBOT_PER_MINUTE,
  SMTP_PORTS,
  type ChannelType,
  type NoticePriority,
  type SmtpSecurity,
  type SysMessageChannel,
} from '@gezi/domain';

/** Form values of a channel of either kind. */
export interface ChannelForm {
  channelName: string;
  channelType: ChannelType;
  status: '0' | '1';
  smtpHost: string;
  smtpPort: number | null;
  smtpSecurity: SmtpSecurity;
  smtpUser: string;
  senderAddress: string;
  senderName: string;
  /** Empty: keeps the stored one. */
  secret: string;
  webhook: string;
  /** Comma-joined. */
  kinds: string;
  priority: NoticePriority;
  language: 'zh-CN' | 'en-US';
  perMinute: number | null;
  receiverPerMinute: number | null;
  remark: string;
  /** Of the test message; not stored. */
  receiver: string;
}

const MAILS_PER_MINUTE = 60;
const PER_RECEIVER = 20;

export const formOf = (channel: SysMessageChannel | undefined): ChannelForm => ({
  channelName: channel?.channelName ?? '',
  channelType: (channel?.channelType ?? channelType.mail) as ChannelType,
  status: channel?.status === '0' ? '0' : '1',
  smtpHost: channel?.smtpHost ?? '',
  smtpPort: channel ? channel.smtpPort : SMTP_PORTS.tls,
  smtpSecurity: (channel?.smtpSecurity ?? 'tls') as SmtpSecurity,
  smtpUser: channel?.smtpUser ?? '',
  senderAddress: channel?.senderAddress ?? '',
  senderName: channel?.senderName ?? '',
  secret: '',
  webhook: '',
  kinds: channel?.kinds ?? noticeKinds.join(','),
  priority: (channel?.priority ?? 'M') as NoticePriority,
  language: channel?.language === 'en-US' ? 'en-US' : 'zh-CN',
  perMinute: channel?.perMinute ?? MAILS_PER_MINUTE,
  receiverPerMinute: channel?.receiverPerMinute ?? PER_RECEIVER,
  remark: channel?.remark ?? '',
  receiver: '',
});

/** Members of the other kind are left out; secrets that are not typed are kept. */
export function channelMembers(form: ChannelForm) {
  const { channelName, status, perMinute, receiverPerMinute, remark } = form;
  return {
    ...outletMembers(form),
    channelName: channelName.trim(),
    status,
    remark: remark.trim() || null,
    ...(perMinute !== null && { perMinute }),
    ...(receiverPerMinute !== null && { receiverPerMinute }),
    ...(form.channelType !== channelType.mail && {
      kinds: form.kinds,
      priority: form.priority,
      language: form.language,
    }),
  };
}

/** Members that a test message needs. */
export function outletMembers(form: ChannelForm) {
  const text = (value: string) => value.trim() || null;
  const secret = form.secret && { secret: form.secret };
  if (form.channelType !== channelType.mail) {
    return { channelType: form.channelType, ...secret, ...(form.webhook.trim() && { webhook: form.webhook.trim() }) };
  }
  return {
    channelType: form.channelType,
    smtpHost: text(form.smtpHost),
    smtpPort: form.smtpPort,
    smtpSecurity: form.smtpSecurity,
    smtpUser: text(form.smtpUser),
    senderAddress: text(form.senderAddress),
    senderName: text(form.senderName),
    ...secret,
  };
}

/** Usual limit of a kind of channel. */
export const usualPerMinute = (type: ChannelType): number =>
  type === channelType.mail ? MAILS_PER_MINUTE : ROBOT_PER_MINUTE;
