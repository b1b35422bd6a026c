import { messageStatus, messageType } from '@gezi/domain';
import { texts } from '../../platform/texts';

/**
 * Send status of a new message: system messages are sent, SMS and e-mail fail because there is no channel yet.
 *
 * @param esType a `messageType`
 * @param now `YYYY-MM-DD HH:mm:ss`
 */
export function messageOutcome(esType: string, now: string) {
  if (esType === messageType.system) {
    return { esSendStatus: messageStatus.sent, esSendTime: now, esSendNum: 1, esResult: null };
  }
  const esResult = texts.message.noChannel[esType === messageType.sms ? messageType.sms : messageType.mail];
  return { esSendStatus: messageStatus.failed, esSendTime: null, esSendNum: 0, esResult };
}
