import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { SmsSender } from './SmsSender';
import { gatewaySender } from './gatewaySender';

/**
 * The sender the settings ask for. In demo mode messages go to the server's own log, which is the only place where they
 * can be read.
 */
export function openSmsSender(
  { smsMode, smsGateway }: Pick<Config, 'smsMode' | 'smsGateway'>,
  log: FastifyBaseLogger,
): SmsSender {
  if (smsMode === 'gateway' && smsGateway) return gatewaySender(smsGateway);
  if (smsMode === 'log') return async ({ mobile, code, mode }) => log.warn({ mobile, mode, code }, 'text message');
  return async () => undefined;
}
