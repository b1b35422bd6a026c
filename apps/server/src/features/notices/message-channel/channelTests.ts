import { channelType, isSameMailServer, type ChannelDraft, type ChannelTest, type RobotType } from '@gezi/domain';
import { checkValue } from '@gezi/validators';
import type { Services } from '../../../FeatureModule';
import { newId } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { openMailServer } from '../../../records/outbox/channelStore';
import { SendFailure } from '../../../records/outbox/SendFailure';
import type { channels } from './channels';

const t = texts.channel;

/** Sends test messages by stored channels and by unsaved ones, at once and not by the queue. */
export function channelTests({ outbox }: Pick<Services, 'outbox'>, store: ReturnType<typeof channels>) {
  /**
   * @param log called with the channel and the result
   * @throws {Refusal} with the answer of the other server
   */
  return async function test(
    caller: Caller,
    { id, receiver, secret, webhook, ...given }: ChannelTest,
    log: (channel: string, result: string) => Promise<void>,
  ): Promise<void> {
    const before = id ? await store.view(caller, id) : undefined;
    const kept = id ? await store.stored(caller, id) : { secret: undefined, webhook: undefined };
    const channel = { ...before, ...given } as ChannelDraft & { senderName?: string | null };
    if (!channel.channelType) throw refuse(texts.input.fault(t.type, texts.input.missing), 'channelType');
    const isMail = channel.channelType === channelType.mail;
    // A test needs no kinds of notices.
    store.checkDraft({ ...channel, kinds: 'other' });

    const message = {
      id: newId(),
      receiver: receiver?.trim() ?? '',
      title: t.testTitle,
      content: `<p>${t.testContent}</p>`,
      priority: 'M',
    };
    if (isMail && !message.receiver) throw refuse(t.noReceiver, 'receiver');
    if (isMail && checkValue(message.receiver, [{ rule: 'shared:email' }])) throw refuse(t.wrongReceiver, 'receiver');
    if (isMail && !secret && kept.secret !== undefined && !isSameMailServer(before as ChannelDraft, channel)) {
      throw refuse(t.passwordAgain, 'secret');
    }
    const address = webhook?.trim() || kept.webhook;
    const key = secret || kept.secret;
    if (key === null || (!isMail && address === null)) throw refuse(t.secretLost, 'secret');
    if (!isMail) store.checkWebhook(channel.channelType, address ?? '');

    const name = isMail ? `${channel.smtpHost}:${channel.smtpPort}` : new URL(address!).host;
    try {
      if (isMail) {
        await outbox.sendMail(openMailServer(columnsOf(channel), key), message);
      } else {
        await outbox.post({ type: channel.channelType as RobotType, webhook: address!, secret: key }, message);
      }
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      await log(name, t.failed(error.message));
      throw refuse(t.failed(error.message));
    }
    await log(name, t.tested);
  };
}

const columnsOf = (channel: ChannelDraft & { senderName?: string | null }) => ({
  smtpHost: channel.smtpHost ?? null,
  smtpPort: channel.smtpPort ?? null,
  smtpSecurity: channel.smtpSecurity ?? null,
  smtpUser: channel.smtpUser ?? null,
  senderAddress: channel.senderAddress ?? null,
  senderName: channel.senderName ?? null,
});
