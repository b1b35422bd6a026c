/** Asia/Shanghai has kept UTC+8 without summer time since 1992. */
const OFFSET = 8 * 3_600_000;

/** An instant as on the wire: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const timeText = (at: Date | number): string =>
  new Date(Number(at) + OFFSET).toISOString().slice(0, 19).replace('T', ' ');
