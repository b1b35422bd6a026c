import { Type, type TSchema } from 'typebox';

/** A page of a list (contract, part 1 §1.9). */
export const Page = <Row extends TSchema>(row: Row) =>
  Type.Object({
    records: Type.Array(row),
    total: Type.Integer(),
    size: Type.Integer(),
    current: Type.Integer(),
    pages: Type.Integer(),
    orders: Type.Array(Type.Unknown()),
    searchCount: Type.Boolean(),
  });

/**
 * Input of every list besides its filters. A page size above the server's limit is capped silently, and a page number
 * below 1 means the first page.
 */
export const pageInput = {
  pageNo: Type.Optional(Type.Integer({ maximum: 1_000_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ default: 10 })),
  column: Type.Optional(Type.String({ maxLength: 200 })),
  order: Type.Optional(Type.String({ maxLength: 200 })),
  field: Type.Optional(Type.String({ maxLength: 2000 })),
  superQueryParams: Type.Optional(Type.String({ maxLength: 20_000 })),
  superQueryMatchType: Type.Optional(Type.String({ maxLength: 3 })),
};

const Filter = Type.Optional(Type.String({ maxLength: 500 }));
const FILTER_ENDINGS = ['', '_begin', '_end', '_MultiString'] as const;
type FilterName<Field extends string> = `${Field}${(typeof FILTER_ENDINGS)[number]}`;

interface Node {
  type?: string;
  const?: unknown;
  anyOf?: TSchema[];
}

const isSingle = (schema: TSchema): boolean => {
  const { type, anyOf, ...node } = schema as Node;
  if (anyOf) return anyOf.every(isSingle);
  return 'const' in node || (type !== undefined && type !== 'object' && type !== 'array');
};

/**
 * Members of a row that have one value each, without texts of dictionaries: those that a list is filtered by (contract,
 * part 1 §1.9). Of these, a server takes the columns of the list.
 */
export const singleMembers = (row: TSchema): string[] =>
  Object.entries((row as { properties?: Record<string, TSchema> }).properties ?? {})
    .filter(([name, schema]) => !name.includes('_') && isSingle(schema))
    .map(([name]) => name);

/**
 * Input of a paged list: {@link pageInput}, and for each field a value, a range and a list of values (contract, part 1
 * §1.9).
 *
 * @param row its single members are fields too
 */
export const listInput = <const Fields extends readonly string[]>(fields: Fields, row?: TSchema) =>
  Type.Object({
    ...pageInput,
    ...(Object.fromEntries(
      [...fields, ...(row ? singleMembers(row) : [])].flatMap((field) =>
        FILTER_ENDINGS.map((ending) => [`${field}${ending}`, Filter]),
      ),
    ) as Record<FilterName<Fields[number]>, typeof Filter>),
  });
