import { messageStatus, messageType, plainText } from '@gezi/domain';
import { databaseTime } from '../../platform/db';
import { rateCounter } from '../../platform/http/rateCounter';
import type { DueWork } from '../../platform/jobs/DueWork';
import type { PlatformServices } from '../../platform/PlatformServices';
import type { SealedCode } from '../../platform/sms/queueSender';
import { sendToGateway } from '../../platform/sms/smsGateway';
import { texts } from '../../platform/texts';
import { authorities } from './authorities';
import { channelStore, type Limits } from './channelStore';
import { mailSender } from './mailSender';
import type { OutgoingMessage } from './OutgoingMessage';
import { queueStore, type ClaimedMessage } from './queueStore';
import { MAX_TRIES, retryDelay } from './retryDelay';
import { robotSender } from './robotSender';
import { SendFailure } from './SendFailure';

const MINUTE = 60_000;
/** Milliseconds that this server leaves a channel alone after it could not be reached. */
const PAUSE = 30_000;
/** Text messages per receiver and minute. */
const SMS_PER_RECEIVER = 5;

type Services = Pick<PlatformServices, 'db' | 'clock' | 'config' | 'secrets' | 'outboxWorker'>;
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Sends the messages that other transactions have queued. One server claims a message for each attempt; a message is sent
 * at least once, and never by two servers at the same time.
 */
export function createOutbox({ db, clock, config, secrets, outboxWorker }: Services) {
  const store = queueStore(db);
  const channels = channelStore(db, secrets);
  const rates = rateCounter(db, clock);
  const ca = authorities(config);
  const sendMail = mailSender(config, ca);
  const post = robotSender(config, ca, clock);
  /** Time until which this server leaves out a route, in epoch milliseconds. */
  const paused = new Map<string, number>();
  const canSms = config.smsMode === 'gateway';

  const work: DueWork = {
    name: 'outbox',
    find: (limit) => store.due(limit, pausedRoutes()),
    async change({ id }) {
      const message = await store.claim(id);
      if (message) await attempt(message);
    },
  };

  return {
    channels,
    /** True if text messages can leave; the operator sets up their gateway for all tenants. */
    canSms,
    sendMail,
    post,
    work,
    /** Sends what the committed transactions have queued. */
    wake: () => outboxWorker.wake(),

    /** Members with which a new message starts: sent on the platform, queued, or failed without a channel. */
    startOf: async (esType: string, tenantId: number, now: string) => {
      if (esType === messageType.system) {
        return { esSendStatus: messageStatus.sent, esSendTime: now, esSendNum: 1, esResult: null };
      }
      const isSms = esType === messageType.sms;
      // A robot is looked for when its message is sent.
      const isOpen = isSms ? canSms : esType !== messageType.mail || (await channels.hasMail(tenantId));
      return isOpen
        ? {
            esSendStatus: messageStatus.waiting,
            esSendTime: null,
            esSendNum: 0,
            esResult: null,
            nextTryTime: await databaseTime(db),
          }
        : {
            esSendStatus: messageStatus.failed,
            esSendTime: null,
            esSendNum: 0,
            esResult: texts.message.noChannel[isSms ? messageType.sms : messageType.mail],
            nextTryTime: null,
          };
    },
  };

  async function attempt(message: ClaimedMessage): Promise<void> {
    if (message.isExpired) {
      await store.fail(message, texts.channel.expired);
      return;
    }
    try {
      if ((paused.get(message.route) ?? 0) > clock()) {
        await store.release(message, PAUSE / 1000);
        return;
      }
      const code = message.sealedParam === null ? undefined : openCode(message);
      if (code?.isDecoy) {
        await store.remove(message);
        return;
      }
      const wait = await send(message, code);
      if (wait > 0) await store.release(message, Math.ceil(wait / 1000));
      else await store.sent(message);
    } catch (error) {
      // An error of the database: the lease ends, and the message is due again.
      if (!(error instanceof SendFailure)) throw error;
      if (error.scope === 'server') paused.set(message.route, clock() + PAUSE);
      if (error.scope === 'final' || message.esSendNum >= MAX_TRIES) await store.fail(message, error.message);
      else await store.retry(message, error.message, retryDelay(message.esSendNum, Math.random()));
    }
  }

  /** @returns milliseconds to wait because of a limit; 0: it was sent. @throws {SendFailure} */
  async function send(message: ClaimedMessage, code: SealedCode | undefined): Promise<number> {
    const { id, tenantId, esType, esReceiver, esTitle, esContent, priority } = message;
    const outgoing: OutgoingMessage = {
      id,
      receiver: esReceiver ?? '',
      title: esTitle ?? '',
      content: esContent ?? '',
      priority,
    };
    if (esType === messageType.sms) {
      const limits = { perMinute: config.smsPerMinute, receiverPerMinute: SMS_PER_RECEIVER };
      return (await waitFor(message, limits)) || sendSms(outgoing, code).then(() => 0);
    }
    if (esType === messageType.mail) {
      const server = await channels.mailServer(tenantId);
      if (!server) throw new SendFailure(texts.message.noChannel[messageType.mail], 'server');
      return (await waitFor(message, server)) || sendMail(server, outgoing).then(() => 0);
    }
    const robot = message.channelId ? await channels.robot(tenantId, message.channelId) : undefined;
    if (!robot) throw new SendFailure(texts.channel.noRobot, 'final');
    return (await waitFor(message, robot)) || post(robot, outgoing).then(() => 0);
  }

  async function sendSms({ id, receiver, title, content }: OutgoingMessage, code: SealedCode | undefined) {
    if (!config.smsGateway) throw new SendFailure(texts.message.noChannel[messageType.sms], 'server');
    const notice = { mobile: receiver, template: 'notice', params: { title, content: plainText(content) } };
    const { mobile, template, params } = code ?? notice;
    let status: number;
    try {
      status = await sendToGateway(config.smsGateway, { id, mobile, template, params });
    } catch {
      throw new SendFailure(texts.channel.noGateway, 'server');
    }
    if (status < 200 || status > 299) throw new SendFailure(texts.channel.httpStatus(status));
  }

  function openCode({ id, sealedParam }: ClaimedMessage): SealedCode {
    const code = secrets.open(sealedParam!, id);
    if (code === undefined) throw new SendFailure(texts.channel.unreadable, 'final');
    return JSON.parse(code) as SealedCode;
  }

  /** Counts a message against its limits. @returns milliseconds to wait; 0: none is reached */
  async function waitFor({ route, esReceiver }: ClaimedMessage, limits: Limits): Promise<number> {
    const ofChannel = await rates.hit(`outbox:${route}`, MINUTE);
    if (ofChannel.current > limits.perMinute) {
      paused.set(route, clock() + ofChannel.ttl);
      return ofChannel.ttl || MINUTE;
    }
    const ofReceiver = await rates.hit(`outbox:${route}:${esReceiver ?? ''}`, MINUTE);
    return ofReceiver.current > limits.receiverPerMinute ? ofReceiver.ttl || MINUTE : 0;
  }

  function pausedRoutes(): string[] {
    for (const [route, until] of paused) if (until <= clock()) paused.delete(route);
    return [...paused.keys()];
  }
}
