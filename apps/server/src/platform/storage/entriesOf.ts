import { opendir } from 'node:fs/promises';
import { unlessMissing } from './unlessMissing';

/** Names in a folder; none if it does not exist. */
export async function* entriesOf(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(unlessMissing);
  if (!entries) return;
  for await (const { name } of entries) yield name;
}
