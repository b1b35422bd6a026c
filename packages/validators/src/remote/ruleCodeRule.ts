import type { AsyncRule } from './AsyncRule';
import { remoteRule, type RemoteCall } from './remoteRule';

/** Parameters of `GET /sys/checkRule/checkByCode`. */
export interface RuleCodeQuery {
  ruleCode: string;
  /** URL-encoded, in addition to the request's own encoding. */
  value: string;
}

/** Refuses a value by a check rule stored on the server, with the server's message. */
export function ruleCodeRule(call: RemoteCall<RuleCodeQuery>, ruleCode: string): AsyncRule {
  return remoteRule(
    call,
    (text) => ({ ruleCode, value: encode(text) }),
    'rule-code',
    (texts, label) => texts.expression(label),
  );
}

// A lone surrogate cannot be encoded and would throw.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
