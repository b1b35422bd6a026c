/** A name in hand-written SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
