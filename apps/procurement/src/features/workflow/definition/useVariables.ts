import type { QueryField } from '@gezi/advanced-query/core';
import { INITIATOR, INITIATOR_DEPART, type ProcessDefinition } from '@gezi/domain';
import { useMemo } from 'react';
import { variableField } from './core/conditionQuery';
import { formVariables } from './core/knownForm';
import type { KnownForms } from './form/FormsContext';
import { useTexts } from './texts';

/** Variables that every process has, and the fields of its forms. */
export function useVariables(definition: ProcessDefinition | undefined, forms: KnownForms): readonly QueryField[] {
  const texts = useTexts();
  return useMemo(
    () => [
      ...formVariables(definition, forms),
      { ...variableField(INITIATOR, texts.starter, 'text'), type: 'user' as const, rules: ['eq', 'ne'] as const },
      {
        ...variableField(INITIATOR_DEPART, texts.starterDepart, 'text'),
        type: 'department' as const,
        rules: ['eq', 'ne'] as const,
        customReturnField: 'id',
      },
    ],
    [texts, definition, forms],
  );
}
