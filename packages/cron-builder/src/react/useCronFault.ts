import { useMemo } from 'react';
import { CronError, parseCron, type CronErrorField } from '../core';
import { useTexts } from '../texts/useTexts';

export interface CronFaultInWords {
  field: CronErrorField;
  /** Why, e.g. 60 超出范围 0–59. */
  text: string;
  /** The same with the field before it, e.g. 分：60 超出范围 0–59. */
  full: string;
}

/** What is wrong with an expression, in the language in force; undefined when nothing is. */
export function useCronFault(expression: string): CronFaultInWords | undefined {
  const texts = useTexts();
  return useMemo(() => {
    try {
      parseCron(expression);
      return undefined;
    } catch (error) {
      if (!(error instanceof CronError)) throw error;
      const text = texts.errors[error.code](error);
      return { field: error.field, text, full: texts.fault(error.field, text) };
    }
  }, [expression, texts]);
}
