import type { QueryField } from '@gezi/advanced-query/core';
import { INITIATOR, INITIATOR_DEPART } from '@gezi/domain';
import { useMemo } from 'react';
import { variableField } from './core/conditionQuery';
import { useTexts } from './texts';

/** Variables that every process has. */
export function useVariables(): readonly QueryField[] {
  const texts = useTexts();
  return useMemo(
    () => [
      { ...variableField(INITIATOR, texts.starter, 'text'), type: 'user' as const, rules: ['eq', 'ne'] as const },
      {
        ...variableField(INITIATOR_DEPART, texts.starterDepart, 'text'),
        type: 'department' as const,
        rules: ['eq', 'ne'] as const,
        customReturnField: 'id',
      },
    ],
    [texts],
  );
}
