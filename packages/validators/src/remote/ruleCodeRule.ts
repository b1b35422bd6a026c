import type { AsyncRule } from './AsyncRule';
import { remoteRule, type RemoteCall } from './remoteRule';

/** Parameters of `GET /sys/checkRule/checkByCode`. */
export interface RuleCodeQuery {
  ruleCode: string;
  /** Encoded as for an address, once more than the request itself encodes it. */
  value: string;
}

/** Refuses a value that a check rule kept on the server refuses, with the server's message. */
export function ruleCodeRule(call: RemoteCall<RuleCodeQuery>, ruleCode: string): AsyncRule {
  return remoteRule(
    call,
    (text) => ({ ruleCode, value: encode(text) }),
    'rule-code',
    (texts, label) => texts.expression(label),
  );
}

// Half a surrogate pair cannot be encoded and would throw.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
