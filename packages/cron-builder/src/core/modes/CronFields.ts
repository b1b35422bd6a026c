import { CRON_FIELDS, type CronField } from '../fields';
import { splitFields } from '../parse/parseCron';

/** Texts of the seven fields. */
export type CronFields = Readonly<Record<CronField, string>>;

const EVERY_SECOND: CronFields = { second: '*', minute: '*', hour: '*', dom: '*', month: '*', dow: '?', year: '*' };

/** Splits an expression into fields, even an invalid one; missing fields mean every value. */
export function toFields(expression: string): CronFields {
  const texts = splitFields(expression);
  return Object.fromEntries(
    CRON_FIELDS.map((field, index) => [field, texts[index] ?? EVERY_SECOND[field]]),
  ) as CronFields;
}

/** The seven fields as an expression, separated by spaces (B§3). */
export const toExpression = (fields: CronFields): string => CRON_FIELDS.map((field) => fields[field]).join(' ');
