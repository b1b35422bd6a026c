import {
  exportColumnsOf,
  importColumnsOf,
  projectFields,
  tenderLineFields,
  type exportProjects,
  type InputOf,
  type ProjectAdd,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { documentImport } from '../../../records/documents/documentImport';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import type { projects } from './projects';
import { projectTexts } from '../shared/projects/projectTexts';

const lineColumns = sheetColumns(importColumnsOf(tenderLineFields));

/** Imports and exports of projects. */
export function projectWorkbooks(
  { db, dictionaries }: Pick<Services, 'db' | 'dictionaries'>,
  { records, withTexts, add }: ReturnType<typeof projects>,
) {
  return {
    /** Projects of the list's query, or the selected ones. */
    async exported(request: InputOf<typeof exportProjects>, caller: Caller) {
      return {
        title: () => projectTexts.what,
        columns: sheetColumns(exportColumnsOf(projectFields), await dictionaries.all()),
        rows: await records.exported(caller, request, (rows) => withTexts(caller, rows)),
      };
    },

    /** Import of drafts with their lines. */
    importFor: async (caller: Caller): Promise<ListImport> =>
      documentImport<ProjectAdd>(db, {
        name: () => projectTexts.what,
        columns: sheetColumns(importColumnsOf(projectFields), await dictionaries.all()),
        lines: { key: 'detailList', columns: lineColumns },
        link: 'proName',
        add: (input, logChange) => add(caller, input, logChange),
      }),
  };
}
