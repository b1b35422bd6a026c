import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { SmsSender } from './SmsSender';
import { gatewaySender } from './gatewaySender';

/**
 * The sender that the settings choose. Mode `log` writes messages to the server's log; `echo` and `off` send nothing.
 */
export function openSmsSender(
  { smsMode, smsGateway }: Pick<Config, 'smsMode' | 'smsGateway'>,
  log: FastifyBaseLogger,
): SmsSender {
  if (smsMode === 'gateway' && smsGateway) return gatewaySender(smsGateway);
  if (smsMode === 'log') return async ({ mobile, code, mode }) => log.warn({ mobile, mode, code }, 'text message');
  return async () => undefined;
}
