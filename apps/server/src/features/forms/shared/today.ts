import { timeText } from '../../../platform/db';

/** The day it is where the forms are filled in, `yyyy-MM-dd`. */
export const today = (clock: () => number): string => timeText(clock()).slice(0, 10);
