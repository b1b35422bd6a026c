import pg from 'pg';

const { DATE, TIME, TIMESTAMP, TIMESTAMPTZ, TIMETZ, INTERVAL } = pg.types.builtins;
const KEPT_AS_TEXT = new Set<number>([DATE, TIME, TIMESTAMP, TIMESTAMPTZ, TIMETZ, INTERVAL]);

/** Reads dates and times as text, because a JavaScript Date depends on the time zone of the machine. */
export const plainTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    KEPT_AS_TEXT.has(type) ? (text: string) => text : pg.types.getTypeParser(type, format),
};
