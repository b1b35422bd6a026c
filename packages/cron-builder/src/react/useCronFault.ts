import { useMemo } from 'react';
import { CronError, parseCron, type CronErrorField } from '../core';
import { useTexts } from '../texts/useTexts';

export interface CronFault {
  field: CronErrorField;
  /** Message, e.g. 60 超出范围 0–59. */
  text: string;
  /** Message with the field, e.g. 分：60 超出范围 0–59. */
  full: string;
}

/** The error of an expression in the current language; undefined for a valid one. */
export function useCronFault(expression: string): CronFault | undefined {
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
