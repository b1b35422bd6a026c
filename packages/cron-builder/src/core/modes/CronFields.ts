import { CRON_FIELDS, type CronField } from '../fields';
import { splitFields } from '../parse/parseCron';

/** The texts of the seven fields. */
export type CronFields = Readonly<Record<CronField, string>>;

const EVERY_SECOND: CronFields = { second: '*', minute: '*', hour: '*', dom: '*', month: '*', dow: '?', year: '*' };

/** Takes an expression apart, readable or not; what is missing is every. */
export function toFields(expression: string): CronFields {
  const texts = splitFields(expression);
  return Object.fromEntries(
    CRON_FIELDS.map((field, index) => [field, texts[index] ?? EVERY_SECOND[field]]),
  ) as unknown as CronFields;
}

/** The seven fields as an expression, one space apart (B§3). */
export const toExpression = (fields: CronFields): string => CRON_FIELDS.map((field) => fields[field]).join(' ');
