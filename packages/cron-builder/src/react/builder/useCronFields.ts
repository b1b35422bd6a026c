import { useState } from 'react';
import {
  changeField,
  CRON_FIELDS,
  inferMode,
  toExpression,
  toField,
  toFields,
  type CronField,
  type CronFields,
  type FieldMode,
  type ModeName,
} from '../../core';
import { defaultMode } from './defaultMode';

interface Adjustment {
  field: CronField;
  to: string;
}

export interface CronFieldsInForce {
  fields: CronFields;
  /** The form a field is shown in: as it was built, else as its text reads. */
  modeOf(field: CronField): FieldMode;
  /** The form of that name as last used here, else its default. */
  formOf(field: CronField, mode: ModeName): FieldMode;
  build(field: CronField, mode: FieldMode): void;
  /** What the last step changed beside its own field. */
  adjustments: Adjustment[];
  forgetAdjustments(): void;
}

type Forms = Partial<Record<CronField, Partial<Record<ModeName, FieldMode>>>>;

/** The seven fields of an expression as forms; every step of the hand gives a new expression. */
export function useCronFields(value: string, onChange: (value: string) => void): CronFieldsInForce {
  const [built, setBuilt] = useState<Partial<Record<CronField, FieldMode>>>({});
  const [forms, setForms] = useState<Forms>({});
  const [adjustments, setAdjustments] = useState<Adjustment[]>([]);
  const fields = toFields(value);

  function modeOf(field: CronField): FieldMode {
    const mode = built[field];
    return mode && toField(field, mode) === fields[field] ? mode : inferMode(field, fields[field]);
  }

  return {
    fields,
    modeOf,
    formOf(field, mode) {
      const current = modeOf(field);
      return current.mode === mode ? current : (forms[field]?.[mode] ?? defaultMode(field, mode));
    },
    build(field, mode) {
      const changed = changeField(fields, field, toField(field, mode));
      setBuilt({ ...built, [field]: mode });
      setForms({ ...forms, [field]: { ...forms[field], [mode.mode]: mode } });
      setAdjustments(
        CRON_FIELDS.filter((other) => other !== field && changed[other] !== fields[other]).map((other) => ({
          field: other,
          to: changed[other],
        })),
      );
      onChange(toExpression(changed));
    },
    adjustments,
    forgetAdjustments: () => setAdjustments([]),
  };
}
