import { Type, type TSchema } from 'typebox';
import { holders, type Access } from './access';
import { endpoint } from './endpoint';
import { Id, Text } from './fields';
import { ImportPreview, ImportResult } from './importResult';
import { listInput, Page } from './page';

type Action = 'list' | 'add' | 'edit' | 'delete';
type WorkbookAction = 'export' | 'import';

/** Permission codes of a resource (contract, part 1 §1.13). @param resource e.g. `system:quartzJob` */
export const accessTo = (resource: string): Record<Action | WorkbookAction, Access> => ({
  list: holders(`${resource}:list`),
  add: holders(`${resource}:add`),
  edit: holders(`${resource}:edit`),
  delete: holders(`${resource}:delete`),
  export: holders(`${resource}:export`),
  import: holders(`${resource}:import`),
});

/**
 * Endpoints of a standard resource (contract, part 1 §1.12). Each feature declares those it supports.
 *
 * @param base path before `/list`, `/add` …
 */
export const standard = (base: string, access: Record<Action, Access>) => ({
  /**
   * @param filters fields that our own calls name
   * @param row its single members are fields too, so every reader of the list may see all of them: a filter would tell a
   * hidden value
   */
  list: <const Fields extends readonly string[], Row extends TSchema>(filters: Fields, row: Row) =>
    endpoint({
      method: 'GET',
      path: `${base}/list`,
      access: access.list,
      input: listInput(filters, row),
      result: Page(row),
    }),

  view: <Entity extends TSchema>(entity: Entity) =>
    endpoint({
      method: 'GET',
      path: `${base}/queryById`,
      access: access.list,
      input: Type.Object({ id: Id }),
      result: entity,
    }),

  add: <Input extends TSchema, Entity extends TSchema>(input: Input, entity: Entity) =>
    endpoint({ method: 'POST', path: `${base}/add`, access: access.add, input, result: entity }),

  /** @param last last segment of the path */
  edit: <Input extends TSchema, Entity extends TSchema>(input: Input, entity: Entity, last = 'edit') =>
    endpoint({ method: 'PUT', alsoBy: ['POST'], path: `${base}/${last}`, access: access.edit, input, result: entity }),

  delete: () =>
    endpoint({
      method: 'DELETE',
      path: `${base}/delete`,
      access: access.delete,
      input: Type.Object({ id: Id }),
      result: Type.Null(),
    }),

  /** `ids` comma-joined. */
  deleteBatch: () =>
    endpoint({
      method: 'DELETE',
      path: `${base}/deleteBatch`,
      access: access.delete,
      input: Type.Object({ ids: Text(4000) }),
      result: Type.Null(),
    }),
});

/**
 * Export of a list as a workbook: all rows that match its query, or those in `selections`: comma-joined ids.
 *
 * @param filters those of the list
 * @param row that of the list
 */
export const exportOf = <const Fields extends readonly string[]>(
  path: string,
  access: Access,
  filters: Fields,
  row?: TSchema,
) =>
  endpoint({
    method: 'GET',
    alsoBy: ['POST'],
    path,
    access,
    input: Type.Object({ ...listInput(filters, row).properties, selections: Type.Optional(Text(100_000)) }),
    alsoByQuery: true,
    result: Type.Unknown(),
    answer: 'raw',
  });

/**
 * Import and export endpoints of a standard resource (contract, part 1 §1.11).
 *
 * @param base path before `/exportXls` and `/importExcel`
 */
export const workbooks = (base: string, access: Record<WorkbookAction, Access>) => ({
  export: <const Fields extends readonly string[]>(filters: Fields, row?: TSchema) =>
    exportOf(`${base}/exportXls`, access.export, filters, row),

  /**
   * Multipart: `file` or `files[]`, `validateStatus` (`1` = all rows or none), `progressKey`, `preview` (`1` = read only),
   * `columns` (JSON: header of the workbook by column). Code 201 = some rows were refused; with `files[]` and without
   * `columns` the result is the URL of the error text. GET sends the template.
   */
  import: () =>
    endpoint({
      method: 'POST',
      path: `${base}/importExcel`,
      access: access.import,
      input: Type.Object({}),
      result: Type.Union([ImportPreview, ImportResult, Type.String(), Type.Null()]),
    }),
});
