import type { ReportSqlFault } from '@gezi/domain';
import { refuse, type Refusal } from '../../../../platform/http/refusal';
import { texts } from '../../../../platform/texts';
import type { LimitReason } from './limitedRuns';
import type { SqlFault, SqlFaultReason } from './readReportSql';

/** Why a database did not run an SQL that was read without a fault. */
export type RunReason =
  | LimitReason
  | 'timeout'
  | 'no-column'
  | 'ambiguous-column'
  | 'no-function'
  | 'grouping'
  | 'types'
  | 'no-table'
  | 'bad-value'
  | 'divided-by-zero'
  | 'denied'
  | 'failed';

/** Why the result of an SQL cannot be a report. */
type ResultReason = 'field-name' | 'field-twice' | 'too-many-fields' | 'unknown-variable';

export interface AnySqlFault extends Omit<SqlFault, 'code'> {
  code: SqlFaultReason | RunReason | ResultReason;
}

/** SQL of a report that is not allowed or does not run. */
export class SqlRefused extends Error {
  constructor(
    readonly fault: AnySqlFault,
    readonly sql: string,
  ) {
    super(fault.code);
  }

  /** The fault in the language of the request, with its place. */
  toFault(): ReportSqlFault {
    const { code, name = '', at } = this.fault;
    const text = texts.report.sql[code];
    const message = typeof text === 'string' ? text : text(name);
    if (at === undefined) return { message, line: null, column: null };
    const lines = this.sql.slice(0, at).split('\n');
    return { message, line: lines.length, column: lines.at(-1)!.length + 1 };
  }

  /** @param field the member of the input that is the SQL */
  toRefusal(field: string): Refusal {
    const { message, line, column } = this.toFault();
    return refuse(line && column ? texts.report.place(line, column, message) : message, field);
  }
}
