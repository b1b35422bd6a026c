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
    const fault = partsOrFault(text);
    return typeof fault === 'string' ? refused(fault) : done(text);
  },
};

/** Rules of a tenant to check values. */
export function checkRules(services: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const rules = valueRules<SysCheckRule>(services, {
    recordName: () => texts.records.checkRule,
    page: 'system/SysCheckRuleList',
    table: sysCheckRule,
    fields: checkRuleFields,
    readers,
  });

  return {
    ...rules,
    /**
     * @returns the violated part of the rule; undefined if the value is valid
     * @throws {Refusal} when the rule does not exist
     */
    async check(caller: Caller, ruleCode: string, value: string): Promise<CheckFault | undefined> {
      const rule = await rules.findOrRefuse(caller, ruleCode);
      return checkByParts(readPartsOrRefuse(rule.ruleJson), value, matches);
    },
  };
}

/** @throws {Refusal} naming `ruleJson`, with the number of the invalid part */
export function readPartsOrRefuse(ruleJson: string): CheckPart[] {
  const fault = partsOrFault(ruleJson);
  if (typeof fault === 'string') throw refuse(fault, 'ruleJson');
  return fault;
}

/** Parts of a rule, or the message why it is invalid. */
function partsOrFault(ruleJson: string): CheckPart[] | string {
  const parts = readParts(ruleJson);
  if (!parts.ok) {
    const { reason } = parts;
    if (reason.reason === 'part') return t.badPart(reason.number);
    return reason.reason === 'too-many' ? t.tooMany(MAX_PARTS) : t.notJson;
  }
  const unknown = parts.value.findIndex(({ pattern }) => engine.testExpression(pattern, '') === 'unusable');
  return unknown >= 0 ? t.badPattern(unknown + 1) : parts.value;
}

/** Matches in linear time for any pattern. */
const matches = (pattern: string, text: string): boolean => engine.testExpression(pattern, text) === 'match';
