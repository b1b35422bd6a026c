import { announcementFields, exportColumnsOf, importColumnsOf } from '@gezi/domain';
import { cellHtml } from '../../../records/workbooks/cellHtml';
import type { ImportedRow } from '../../../records/workbooks/ListImport';
import { sheetColumns, type Words } from '../../../records/workbooks/sheetColumns';
import { writtenCells } from '../../../records/workbooks/writtenCells';
import type { AnnouncementMembers } from './records';

export const ANNOUNCEMENT = '系统通告';

/** What people write of an announcement. */
export const announcementColumns = (words: Words) => sheetColumns(importColumnsOf(announcementFields), words);

/** The same, and what became of it. */
export const announcementExportColumns = (words: Words) => sheetColumns(exportColumnsOf(announcementFields), words);

/** A row of a workbook as it was written: for everybody. */
export function announcementOfRow(row: ImportedRow): Partial<AnnouncementMembers> & { titile: string } {
  const { msgContent, ...written } = writtenCells(row) as unknown as Partial<AnnouncementMembers> & { titile: string };
  return { ...written, msgContent: msgContent ? cellHtml(msgContent) : null };
}
