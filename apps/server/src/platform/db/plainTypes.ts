import pg from 'pg';

const { DATE, TIME, TIMESTAMP, TIMESTAMPTZ, TIMETZ, INTERVAL } = pg.types.builtins;
const TEXT_TYPES = new Set<number>([DATE, TIME, TIMESTAMP, TIMESTAMPTZ, TIMETZ, INTERVAL]);

/** Reads dates and times as text, because a JavaScript Date depends on the time zone of the machine. */
export const plainTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    TEXT_TYPES.has(type) ? (text: string) => text : pg.types.getTypeParser(type, format),
};
