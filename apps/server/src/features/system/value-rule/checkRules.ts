import {
  checkByParts,
  checkRuleFields,
  done,
  MAX_PARTS,
  readParts,
  refused,
  type CheckFault,
  type CheckPart,
  type SysCheckRule,
} from '@gezi/domain';
import { engine } from '@gezi/validators/engine';
import { sysCheckRule } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { valueRules } from './valueRules';

const t = texts.rule;

const readers = {
  ruleJson(text: string) {
    const fault = ruleFault(text);
    return typeof fault === 'string' ? refused(fault) : done(text);
  },
};

/** Rules that values are checked by, of a tenant. */
export function checkRules(services: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const kept = valueRules<SysCheckRule>(services, {
    what: '校验规则',
    page: 'system/SysCheckRuleList',
    table: sysCheckRule,
    fields: checkRuleFields,
    readers,
  });

  return {
    ...kept,
    /** @returns where the value breaks the rule; undefined when it follows it @throws {Refusal} for a rule nobody knows */
    async check(caller: Caller, ruleCode: string, value: string): Promise<CheckFault | undefined> {
      const rule = await kept.named(caller, ruleCode);
      return checkByParts(checkedParts(rule.ruleJson), value, matches);
    },
  };
}

/** @throws {Refusal} naming `ruleJson`, with the part that is wrong */
export function checkedParts(ruleJson: string): CheckPart[] {
  const fault = ruleFault(ruleJson);
  if (typeof fault === 'string') throw refuse(fault, 'ruleJson');
  return fault;
}

/** The parts of a rule, or in words what is wrong with it. */
function ruleFault(ruleJson: string): CheckPart[] | string {
  const parts = readParts(ruleJson);
  if (!parts.ok) {
    const { reason } = parts;
    if (reason.reason === 'part') return t.badPart(reason.number);
    return reason.reason === 'too-many' ? t.tooMany(MAX_PARTS) : t.notJson;
  }
  const unknown = parts.value.findIndex(({ pattern }) => engine.testExpression(pattern, '') === 'unusable');
  return unknown >= 0 ? t.badPattern(unknown + 1) : parts.value;
}

/** In time linear to the text, whatever the pattern. */
const matches = (pattern: string, text: string): boolean => engine.testExpression(pattern, text) === 'match';
