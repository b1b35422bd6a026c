import type { Bus } from './Bus';
import { memoryBus } from './memoryBus';
import { postgresBus } from './postgresBus';

/** The bus that fits the database: servers that share one must hear of each other. */
export const openBus = async (databaseUrl: string | undefined): Promise<Bus> =>
  databaseUrl ? postgresBus(databaseUrl) : memoryBus();
