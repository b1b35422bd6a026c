import pg from 'pg';

const { DATE, TIME, TIMESTAMP, TIMESTAMPTZ, TIMETZ, INTERVAL } = pg.types.builtins;
const KEPT_AS_TEXT = new Set<number>([DATE, TIME, TIMESTAMP, TIMESTAMPTZ, TIMETZ, INTERVAL]);

/** Reads dates and times as the text the database sent: a JavaScript Date would bring the zone of this machine in. */
export const plainTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    KEPT_AS_TEXT.has(type) ? (text: string) => text : pg.types.getTypeParser(type, format),
};
