import type { SmsMode } from '@gezi/domain';

interface TextMessage {
  mobile: string;
  /** Purpose of the code. */
  mode: SmsMode;
  code: string;
  /** Lifetime of the code in minutes. */
  minutes: number;
  /** Tenant whose message list shows the message, if the sender stores it there. */
  tenantId: number;
}

/** Sends a text message. @throws if the message was not accepted */
export type SmsSender = (message: TextMessage) => Promise<void>;
