/** Replaces empty texts with null, so that two records without a number do not violate its uniqueness. */
export const emptyAsNull = <Members extends object>(members: Members): Members =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, value === '' ? null : value])) as Members;
