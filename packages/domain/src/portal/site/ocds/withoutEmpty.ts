type Filled<Members> = { [Name in keyof Members]?: NonNullable<Members[Name]> };

/** The members that have a value: the standard advises against null and empty members. */
export function withoutEmpty<Members extends object>(members: Members): Filled<Members> {
  const filled = Object.entries(members).filter(([, value]) => {
    if (Array.isArray(value)) return value.length > 0;
    return value !== null && value !== undefined && value !== '';
  });
  return Object.fromEntries(filled) as Filled<Members>;
}
