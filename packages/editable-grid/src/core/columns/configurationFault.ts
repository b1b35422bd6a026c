/** Required kind of a member, if it is given. */
type Kind = 'array' | 'function';

const OF_GRID: Record<string, Kind> = {
  columns: 'array',
  rows: 'array',
  excluded: 'array',
  rowActions: 'array',
  batchActions: 'array',
  beforeRemove: 'function',
  linkage: 'function',
  rowDisabled: 'function',
  onRowsChange: 'function',
  onSelectionChange: 'function',
  onRowActivate: 'function',
};
const OF_COLUMN: Record<string, Kind> = {
  options: 'array',
  validateRules: 'array',
  statistics: 'array',
  actions: 'array',
  customValue: 'array',
  render: 'function',
  setTagColor: 'function',
};

/**
 * First error in a configuration that no compiler checked, e.g. from JSON (B§8).
 *
 * @returns e.g. `columns[2].options must be an array`; `undefined` if there is none
 */
export function configurationFault(settings: object): string | undefined {
  const given = settings as Record<string, unknown>;
  const fault = faultIn(given, OF_GRID, '', ['columns', 'rows']);
  if (fault) return fault;
  if (given.comments && !given.sync && !Object.hasOwn(given.comments as object, 'items'))
    return 'comments need items or the prop sync';
  for (const [nth, column] of (given.columns as unknown[]).entries()) {
    const wrong = columnFault(column, `columns[${nth}]`);
    if (wrong) return wrong;
    if ((column as Record<string, unknown>).type === 'row-expand' && !given.expand && !given.tree)
      return `columns[${nth}] of type row-expand needs the prop expand`;
  }
  return undefined;
}

/** The first member of a column that is of the wrong kind; `undefined` if there is none. */
export function columnFault(column: unknown, place: string): string | undefined {
  if (typeof column !== 'object' || column === null) return `${place} must be an object`;
  const own = column as Record<string, unknown>;
  if (typeof own.key !== 'string') return `${place}.key must be a text`;
  return faultIn(own, OF_COLUMN, `${place}.`) ?? ruleFault(own.validateRules, place);
}

function faultIn(
  given: Record<string, unknown>,
  kinds: Record<string, Kind>,
  prefix: string,
  needed: readonly string[] = [],
): string | undefined {
  for (const [name, kind] of Object.entries(kinds)) {
    const value = given[name];
    if ((value === undefined || value === null) && !needed.includes(name)) continue;
    if (kind === 'array' && !Array.isArray(value)) return `${prefix}${name} must be an array`;
    if (kind === 'function' && typeof value !== 'function') return `${prefix}${name} must be a function`;
  }
  return undefined;
}

function ruleFault(rules: unknown, place: string): string | undefined {
  const nth = ((rules ?? []) as unknown[]).findIndex(
    (rule) =>
      typeof rule === 'object' &&
      rule !== null &&
      'handler' in rule &&
      rule.handler !== undefined &&
      typeof rule.handler !== 'function',
  );
  return nth < 0 ? undefined : `${place}.validateRules[${nth}].handler must be a function`;
}
