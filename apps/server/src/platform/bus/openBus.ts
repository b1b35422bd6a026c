import type { Bus } from './Bus';
import { memoryBus } from './memoryBus';
import { postgresBus } from './postgresBus';

/** Opens the PostgreSQL bus for servers that share a database, otherwise an in-process bus. */
export const openBus = async (databaseUrl: string | undefined): Promise<Bus> =>
  databaseUrl ? postgresBus(databaseUrl) : memoryBus();
