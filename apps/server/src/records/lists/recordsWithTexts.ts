import type { LogChange } from '../../identity/audit/changeLogger';
import type { Caller } from '../../platform/http/Caller';
import type { RecordServices } from '../RecordServices';
import { versionedRecords, type VersionedRecordsOptions, type VersionedRow } from './versionedRecords';
import { withDictTexts, type DictFields } from './withDictTexts';

/**
 * {@link versionedRecords} whose rows have the texts of their dictionary fields.
 *
 * @param options.dicts dictionary code by field
 */
export function recordsWithTexts<Row extends VersionedRow>(
  services: Pick<RecordServices, 'db' | 'clock' | 'dataRules' | 'dictionaries'>,
  { dicts, ...options }: VersionedRecordsOptions<Row> & { dicts: DictFields },
) {
  const records = versionedRecords<Row>(services, options);
  const withTexts = (rows: readonly Row[]): Promise<Row[]> =>
    withDictTexts(rows as readonly (Row & Record<string, unknown>)[], dicts, services.dictionaries);
  const withText = async (row: Row) => (await withTexts([row]))[0]!;
  type Edit = Parameters<typeof records.edit>;

  return {
    ...records,
    withTexts,
    async list(...given: Parameters<typeof records.list>) {
      const page = await records.list(...given);
      return { ...page, records: await withTexts(page.records) };
    },
    all: async (...given: Parameters<typeof records.all>) => withTexts(await records.all(...given)),
    view: async (caller: Caller, id: string) => withText(await records.view(caller, id)),
    add: async (caller: Caller, members: Readonly<Record<string, unknown>>, logChange: LogChange) =>
      withText(await records.add(caller, members, logChange)),
    edit: async (...given: Edit) => withText(await records.edit(...given)),
  };
}
