import type { Config } from '../config/config';
import type { SmsSender } from './SmsSender';
import { gatewaySender } from './gatewaySender';
import { logSender, type LogServices } from './logSender';

/**
 * The sender that the settings choose. Mode `log` writes messages to the server's log and the message list; `echo` and
 * `off` send nothing.
 */
export function openSmsSender(
  { smsMode, smsGateway }: Pick<Config, 'smsMode' | 'smsGateway'>,
  services: LogServices,
): SmsSender {
  if (smsMode === 'gateway' && smsGateway) return gatewaySender(smsGateway);
  if (smsMode === 'log') return logSender(services);
  return async () => undefined;
}
