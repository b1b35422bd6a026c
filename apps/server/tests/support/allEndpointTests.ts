import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointTests } from './EndpointTests';
import type { TestServer } from './startTestServer';

const folder = join(import.meta.dirname, '../endpoints');

/** The tests of all features, one file each in `tests/endpoints`. */
export const endpointTests: readonly EndpointTests[] = await Promise.all(
  readdirSync(folder).map(async (file) => ((await import(join(folder, file))) as { tests: EndpointTests }).tests),
);

/** Stores the records that features create themselves. */
export async function makeFeatureRecords(server: TestServer): Promise<void> {
  for (const { makeRecords } of endpointTests) await makeRecords?.(server);
}
