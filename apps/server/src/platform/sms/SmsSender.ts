import type { SmsMode } from '@gezi/domain';

interface CodeMessage {
  mobile: string;
  /** Purpose of the code. */
  mode: SmsMode;
  code: string;
  /** Lifetime of the code in minutes. */
  minutes: number;
  /** Tenant whose message list shows the message. */
  tenantId: number;
  /** The number gets no message: the sender does the same work as for others, so that its duration reveals nothing. */
  isDecoy: boolean;
}

/** Sends a code by text message, within the transaction that issues it. */
export type SmsSender = (message: CodeMessage) => Promise<void>;
