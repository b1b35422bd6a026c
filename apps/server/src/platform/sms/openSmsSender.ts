import type { Config } from '../config/config';
import type { SecretBox } from '../security/secretBox';
import type { SmsSender } from './SmsSender';
import { logSender, type LogServices } from './logSender';
import { queueSender } from './queueSender';

/**
 * The sender that the settings choose. Mode `gateway` puts codes into the outbox, and `log` writes them to the server's
 * log and the message list; `echo` and `off` send nothing.
 */
export function openSmsSender(
  { smsMode }: Pick<Config, 'smsMode'>,
  services: LogServices & { secrets: SecretBox },
): SmsSender {
  if (smsMode === 'gateway') return queueSender(services);
  if (smsMode === 'log') return logSender(services);
  return async () => undefined;
}
