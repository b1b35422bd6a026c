import type { SmsMode } from '@gezi/domain';

interface TextMessage {
  mobile: string;
  /** What the code is good for. */
  mode: SmsMode;
  code: string;
  /** Minutes it is good for. */
  minutes: number;
}

/** The way text messages leave the server. @throws when the message was not taken */
export type SmsSender = (message: TextMessage) => Promise<void>;
