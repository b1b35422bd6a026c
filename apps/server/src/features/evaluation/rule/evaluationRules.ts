import {
  drawsExperts,
  evaluationRuleFields,
  type EvaluationRule,
  type EvaluationRuleAdd,
  type EvaluationRuleEdit,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { evaluationRule } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { readIds } from '../../../records/lists/readIds';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { texts } from './texts';

const MATERIAL_TYPES = ['material_type,name,id', 'materialTypeIds'] as const;

/** Rules by which a tenant draws experts. */
export function evaluationRules(services: Services) {
  const { dictionaries } = services;
  const records = recordsWithTexts<EvaluationRule>(services, {
    recordName: () => texts.what,
    nameOf: ({ name }) => name,
    table: evaluationRule,
    page: 'evaluation/RuleList',
    fields: evaluationRuleFields,
    scope: ({ tenantId }) => eq(evaluationRule.tenantId, tenantId),
    dicts: { materialTypeIds: MATERIAL_TYPES[0] },
  });

  return {
    ...records,

    async add(caller: Caller, input: EvaluationRuleAdd, logChange: LogChange) {
      checkNumbers(input);
      const materialTypeIds = await readIds(dictionaries, caller, MATERIAL_TYPES, input.materialTypeIds ?? null);
      return records.add(caller, { ...input, materialTypeIds }, logChange);
    },

    edit: (caller: Caller, input: EvaluationRuleEdit, logChange: LogChange) =>
      records.edit(caller, input, logChange, async (before) => {
        checkNumbers({ ...before, ...input });
        const { materialTypeIds } = input;
        if (materialTypeIds === undefined) return {};
        return {
          materialTypeIds: await readIds(dictionaries, caller, MATERIAL_TYPES, materialTypeIds, before.materialTypeIds),
        };
      }),
  };
}

/** @throws {Refusal} naming `techNum` when the rule draws nobody */
function checkNumbers(rule: Pick<EvaluationRule, 'techNum' | 'busiNum'>): void {
  if (!drawsExperts(rule)) throw refuse(texts.nobody, 'techNum');
}
