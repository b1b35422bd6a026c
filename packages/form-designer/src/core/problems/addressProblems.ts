import type { JsonObject } from '../document/FormDocument';
import { memberOf, textMember } from '../document/members';
import { safeHref } from '../document/safeHref';
import type { Fault } from './Fault';

/** An address that would run something, e.g. `javascript:`. */
export function addressProblems(data: JsonObject, member: 'action' | 'href'): Fault[] {
  const address = memberOf(data, member);
  return typeof address === 'string' && address.trim() !== '' && safeHref(address) === undefined
    ? [{ code: 'unsafe-address', severity: 'error', member, detail: address.slice(0, 200) }]
    : [];
}

/** An `action` that has to be there. */
export const requiredAddressProblems = (data: JsonObject): Fault[] =>
  textMember(data, 'action').trim() === ''
    ? [{ code: 'missing-action', severity: 'error', member: 'action' }]
    : addressProblems(data, 'action');
