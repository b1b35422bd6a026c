import { isIP } from 'node:net';
import { ROBOT_HOSTS, type RobotType } from '@gezi/domain';
import { isPrivateAddress } from '../../platform/security/isPrivateAddress';
import { pinAddress, type Resolve } from '../../platform/security/pinAddress';
import { hostPort } from '../../platform/security/readHostPorts';
import { texts } from '../../platform/texts';
import { SendFailure } from './SendFailure';

/** Ports of mail servers in public networks. */
const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];
const HTTPS = 443;
/** Timeout of a DNS lookup in milliseconds. */
const TIMEOUT = 5_000;

/** Servers that the operator allows besides the public ones, from `readHostPorts`. */
type Allowed = readonly string[];

/** Resolves the address of a mail server. @throws {SendFailure} it must not or cannot be reached */
export async function mailAddress(host: string, port: number, allowed: Allowed, resolve?: Resolve): Promise<string> {
  const isPublic = MAIL_PORTS.includes(port) && !(isIP(host) && isPrivateAddress(host));
  return pinned(host, port, isPublic, allowed, resolve);
}

/** Resolves the address of a webhook. @throws {SendFailure} it must not or cannot be reached */
export async function webhookAddress(url: URL, type: RobotType, allowed: Allowed, resolve?: Resolve): Promise<string> {
  if (!isRobotUrl(url, type, allowed)) throw new SendFailure(texts.channel.foreignWebhook, 'server');
  return pinned(hostOf(url), portOf(url), isPublicRobot(url, type), allowed, resolve);
}

/** True if an address is one of the kind of robot, or of a server that the operator allows. */
export const isRobotUrl = (url: URL, type: RobotType, allowed: Allowed): boolean =>
  /^https?:$/.test(url.protocol) &&
  !url.username &&
  !url.password &&
  (isPublicRobot(url, type) || allowed.includes(hostPort(hostOf(url), portOf(url))));

const isPublicRobot = (url: URL, type: RobotType): boolean =>
  url.protocol === 'https:' && portOf(url) === HTTPS && ROBOT_HOSTS[type].includes(url.hostname);

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'http:' ? 80 : HTTPS);

async function pinned(host: string, port: number, isPublic: boolean, allowed: Allowed, resolve?: Resolve) {
  const name = host.toLowerCase();
  const reachable = isPublic ? [...allowed, hostPort(name, port)] : allowed;
  const outcome = await pinAddress({ host: name, port }, reachable, TIMEOUT, resolve);
  if ('address' in outcome) return outcome.address;
  throw new SendFailure(
    outcome.refusal === 'unreachable' ? texts.channel.noAddress(host) : texts.channel.notAllowed(`${host}:${port}`),
    'server',
  );
}
