import {
  deleteEvaluationRule,
  deleteEvaluationRules,
  evaluationRuleFields,
  listEvaluationRules,
  type EvaluationRule,
} from '@gezi/domain';
import { useMemo } from 'react';
import { ListPage } from '../../../crud/ListPage';
import type { Faces } from '../../../crud/listColumns';
import { RuleForm } from './RuleForm';
import { useTexts } from './texts';

const ENDPOINTS = { list: listEvaluationRules, delete: deleteEvaluationRule, deleteBatch: deleteEvaluationRules };

/** `/evaluation/rule`: how many experts of each profession are drawn. */
export function RuleListPage() {
  const texts = useTexts();
  const faces = useMemo<Faces<EvaluationRule>>(
    () => ({ materialTypeIds: ({ materialTypeIds_dictText: names }) => names ?? texts.allTypes }),
    [texts],
  );
  return (
    <ListPage
      fields={evaluationRuleFields}
      endpoints={ENDPOINTS}
      permission="evaluation:rule"
      texts={texts}
      nameOf={nameOf}
      settings="evaluation-rules"
      faces={faces}
      form={(opened) => <RuleForm {...opened} />}
    />
  );
}

const nameOf = ({ name }: EvaluationRule) => name;
