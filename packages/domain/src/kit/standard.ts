import { Type, type TSchema } from 'typebox';
import { holders, type Access } from './access';
import { endpoint } from './endpoint';
import { Id, Text } from './fields';
import { listInput, Page } from './page';

type Action = 'list' | 'add' | 'edit' | 'delete';

/** Permission codes of a resource by the rule of the contract (part 1 §1.13). @param resource e.g. `system:quartzJob` */
export const accessTo = (resource: string): Record<Action, Access> => ({
  list: holders(`${resource}:list`),
  add: holders(`${resource}:add`),
  edit: holders(`${resource}:edit`),
  delete: holders(`${resource}:delete`),
});

/**
 * The calls of a standard resource (contract, part 1 §1.12): each feature declares those it has.
 *
 * @param base path before `/list`, `/add` …
 */
export const standard = (base: string, access: Record<Action, Access>) => ({
  list: <const Fields extends readonly string[], Row extends TSchema>(filters: Fields, row: Row) =>
    endpoint({
      method: 'GET',
      path: `${base}/list`,
      access: access.list,
      input: listInput(filters),
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

  /** @param last segment of the path */
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
