import { messageStatus, messageType } from '@gezi/domain';
import { texts } from '../../platform/texts';

/**
 * What is noted of a message that goes out: within the platform it arrives, and out of the house there is no way yet.
 *
 * @param esType a `messageType`
 * @param now as it is stored
 */
export function messageOutcome(esType: string, now: string) {
  if (esType === messageType.system) {
    return { esSendStatus: messageStatus.sent, esSendTime: now, esSendNum: 1, esResult: null };
  }
  const esResult = texts.message.noChannel[esType === messageType.sms ? messageType.sms : messageType.mail];
  return { esSendStatus: messageStatus.failed, esSendTime: null, esSendNum: 0, esResult };
}
