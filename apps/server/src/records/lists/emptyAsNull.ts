/** An empty text means none: two records without a number do not share one. */
export const emptyAsNull = <Members extends object>(members: Members): Members =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, value === '' ? null : value])) as Members;
