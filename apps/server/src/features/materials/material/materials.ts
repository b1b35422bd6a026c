import {
  exportColumnsOf,
  materialFields,
  type Material,
  type MaterialAdd,
  type MaterialEdit,
  type MaterialLikeness,
} from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import { eq, getTableName } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { storeVersion } from '../../../identity/audit/storeVersion';
import { materialInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { ListRequest } from '../../../platform/query/listQuery';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { texts as generalTexts } from '../../../platform/texts';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { belowTypes } from './belowTypes';
import { MATERIAL_FILES, MATERIAL_PAGE } from './materialPage';
import { materialStore, type StoredMaterial, type TypeRow } from './materialStore';
import { texts } from './texts';

/** Default order of the list. */
const ORDER = { column: 'code', order: 'asc' };
const DICTS = { unit: 'material_unit' } as const;

/** The materials of a tenant. */
export function materials(services: Services) {
  const { db, clock, dictionaries } = services;
  const records = versionedRecords<StoredMaterial>(services, {
    recordName: () => texts.what,
    nameOf: ({ name, code }) => `${name}（${code}）`,
    table: materialInfo,
    page: MATERIAL_PAGE,
    fields: materialFields,
    scope: ({ tenantId }) => eq(materialInfo.tenantId, tenantId),
    unique: { code: () => texts.code },
    files: { area: MATERIAL_FILES, members: ['imageUrl', 'fileUrl'] },
    removeRows,
  });
  const store = materialStore(services, records.scope);
  const version = storeVersion(db, clock);

  return { list, view, add, edit, remove: records.remove, classify, similar, listFor, find };

  async function list(caller: Caller, request: ListRequest) {
    const { typeFilter, ...others } = readRequest(caller, request);
    const page = await records.list(caller, others, typeFilter);
    return { ...page, records: await onWire(page.records) };
  }

  async function view(caller: Caller, id: string): Promise<Material> {
    return one(await records.view(caller, id));
  }

  function add(caller: Caller, input: MaterialAdd, logChange: LogChange): Promise<Material> {
    return db.transaction(async () => one(await records.add(caller, await columnsOf(caller, input), logChange)));
  }

  function edit(caller: Caller, { id, updateTime, ...input }: MaterialEdit, logChange: LogChange): Promise<Material> {
    return db.transaction(async () => {
      const given = updateTime === undefined ? { id } : { id, updateTime };
      return one(await records.edit(caller, { ...given, ...(await columnsOf(caller, input)) }, logChange));
    });
  }

  async function removeRows(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await store.remove(caller, ids);
    const used = await store.findUse(caller, ids);
    if (used) {
      const { name } = removed.find(({ id }) => id === used.id)!;
      throw refuse(texts.inUse[used.use](name), 'ids');
    }
    return removed.map(({ id }) => id);
  }

  /** @throws {Refusal} if one of the materials does not exist; then none is moved */
  function classify(
    caller: Caller,
    { ids, typeId }: { ids: readonly string[]; typeId: string },
    logChange: LogChange,
  ): Promise<null> {
    return db.transaction(async () => {
      const type = await typeOrRefuse(caller, typeId);
      const wanted = [...new Set(ids)];
      if ((await store.lock(caller, wanted)) < wanted.length) throw refuse(generalTexts.notFound, 'ids');
      const moved = await store.classify(caller, wanted, type);
      for (const row of moved) {
        await version(caller, { table: getTableName(materialInfo), id: row.id, type: 'edit', content: { ...row } });
      }
      await logChange('edit', () => texts.classified(moved.length, type.name), {
        ids: moved.map(({ id }) => id),
        typeId,
      });
      return null;
    });
  }

  function find(caller: Caller, keyword: string, limit: number) {
    return store.find(caller, keyword, limit);
  }

  function similar(caller: Caller, { id, ...likeness }: MaterialLikeness) {
    return store.similar(caller, likeness, id);
  }

  /** Rows and columns of an export. @param ids empty = all rows that match the request */
  async function listFor(caller: Caller, ids: readonly string[], request: ListRequest) {
    const { typeFilter, ...others } = readRequest(caller, request);
    const codes = new Map((await store.types(caller)).map(({ id, code }) => [id, code]));
    const rows = await records.all(caller, ids, others, typeFilter);
    return {
      title: () => texts.what,
      columns: sheetColumns(exportColumnsOf(materialFields), await dictionaries.all()),
      rows: rows.map((row) => ({ ...row, typeCode: codes.get(row.typeId) ?? '' })),
    };
  }

  function readRequest(caller: Caller, { typeId, ...request }: ListRequest) {
    const typeIds = typeof typeId === 'string' ? splitList(typeId) : [];
    return {
      ...(request.column ? request : { ...request, ...ORDER }),
      typeFilter: typeIds.length > 0 ? belowTypes(caller, typeIds) : undefined,
    };
  }

  async function typeOrRefuse(caller: Caller, typeId: string): Promise<TypeRow> {
    const type = await store.lockType(caller, typeId);
    if (!type) throw refuse(texts.noType, 'typeId');
    return type;
  }

  /** Values to store, in a transaction. @throws {Refusal} naming `typeId` */
  async function columnsOf(caller: Caller, input: Partial<MaterialAdd>) {
    const { typeId, referencePrice, ...others } = input;
    const type = typeId === undefined ? undefined : await typeOrRefuse(caller, typeId);
    return {
      ...emptyAsNull(others),
      ...(type && { typeId: type.id, typeName: type.name }),
      ...(referencePrice !== undefined && {
        referencePrice: referencePrice === null || referencePrice === '' ? null : String(referencePrice),
      }),
    };
  }

  async function one(row: StoredMaterial): Promise<Material> {
    const [material] = await onWire([row]);
    return material!;
  }

  async function onWire(rows: readonly StoredMaterial[]): Promise<Material[]> {
    const materials = rows.map((row) => ({
      ...row,
      referencePrice: row.referencePrice === null ? null : Number(row.referencePrice),
    }));
    return withDictTexts(materials, DICTS, dictionaries);
  }
}
