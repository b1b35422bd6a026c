import { useState } from 'react';
import {
  changeField,
  inferMode,
  toExpression,
  toField,
  toFields,
  type CronField,
  type CronFields,
  type FieldMode,
  type ModeName,
} from '../../core';
import { CRON_FIELDS } from '../../core/fields';
import { defaultMode } from './defaultMode';

interface Adjustment {
  field: CronField;
  to: string;
}

export interface CronFieldsInForce {
  fields: CronFields;
  /** Mode of a field: as built, otherwise inferred from its text. */
  modeOf(field: CronField): FieldMode;
  /** Last used mode of a name, otherwise its default. */
  formOf(field: CronField, mode: ModeName): FieldMode;
  build(field: CronField, mode: FieldMode): void;
  /** Fields that the last step changed in addition. */
  adjustments: Adjustment[];
  forgetAdjustments(): void;
}

type Forms = Partial<Record<CronField, Partial<Record<ModeName, FieldMode>>>>;

/** Modes of the seven fields; every step gives a new expression. */
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
