import { dayTime, MS_A_DAY } from '../dayTime';
import type { ExportValue } from './csvText';

/** A cell of a workbook: text, number, or a number shown as a day. */
export type SheetCell = { t: 's'; v: string } | { t: 'n'; v: number; z?: string };

/** Maximum rows of a worksheet, including the heading. */
export const MAX_WORKSHEET_ROWS = 1_048_576;
/** Maximum characters of a worksheet cell. */
const MAX_CELL_LENGTH = 32_767;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Day 0 of a workbook. */
const EPOCH = Date.UTC(1899, 11, 30);

/**
 * Cells of a worksheet row. Texts have the text type, so that none is run as a formula.
 *
 * @param days columns whose `YYYY-MM-DD` values become dates
 */
export const workbookRow = (row: readonly ExportValue[], days: readonly boolean[]): (SheetCell | undefined)[] =>
  row.map((value, place) => {
    if (value === null) return undefined;
    if (typeof value === 'number') return { t: 'n', v: value };
    const day = days[place] ? DAY.exec(value) : null;
    if (day) {
      const time = dayTime(day[1]!, day[2]!, day[3]!);
      // Workbooks count days from 1900 and wrongly have a 29 February 1900; earlier days stay text.
      if (time >= Date.UTC(1900, 2, 1)) return { t: 'n', v: (time - EPOCH) / MS_A_DAY, z: 'yyyy-mm-dd' };
    }
    return { t: 's', v: value.slice(0, MAX_CELL_LENGTH) };
  });
