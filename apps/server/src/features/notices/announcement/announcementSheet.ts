import { announcementFields, exportColumnsOf, importColumnsOf } from '@gezi/domain';
import { cellHtml } from '../../../records/workbooks/cellHtml';
import type { ImportedRow } from '../../../records/workbooks/ListImport';
import { sheetColumns, type DictItems } from '../../../records/workbooks/sheetColumns';
import { withoutEmptyCells } from '../../../records/workbooks/withoutEmptyCells';
import type { AnnouncementMembers } from './records';

/** Import columns of announcements. */
export const announcementColumns = (dictItems: DictItems) =>
  sheetColumns(importColumnsOf(announcementFields), dictItems);

/** Export columns: the import columns and the send status. */
export const announcementExportColumns = (dictItems: DictItems) =>
  sheetColumns(exportColumnsOf(announcementFields), dictItems);

/** Converts a workbook row to an announcement for everybody. */
export function announcementOfRow(row: ImportedRow): Partial<AnnouncementMembers> & { titile: string } {
  const { msgContent, ...members } = withoutEmptyCells(row) as Partial<AnnouncementMembers> & {
    titile: string;
  };
  return { ...members, msgContent: msgContent ? cellHtml(msgContent) : null };
}
