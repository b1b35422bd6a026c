import { timeText } from '../../../platform/db';

/** Current day in the time zone of stored times, `yyyy-MM-dd`. */
export const today = (clock: () => number): string => timeText(clock()).slice(0, 10);
