import { expect } from 'vitest';
import type { FamilyClient } from './familyClient';

export type Row = Record<string, unknown> & { id: string };
type Members = Record<string, unknown>;

/** A page with a list and a dialog. */
export interface ListedPage {
  name: string;
  /** Path before `/list`, `/add` … */
  base: string;
  /** Member that identifies the row. */
  key: string;
  /** Body of the request that adds a row. */
  added: () => Promise<Members> | Members;
  /** Members that an edit changes; the client sends the whole row. */
  changed: () => Promise<Members> | Members;
  /** Members of the row in the list after the change. */
  shown: Members;
  /** The client signs the request. */
  signed?: boolean;
}

/** Query of a list page; page number 0 means the first page. */
export const LIST_QUERY = { column: 'createTime', order: 'desc', field: 'id,,,action', pageNo: 0, pageSize: 10 };

/** A success with a text for the toast. */
export const SAVED = { success: true, code: 200, message: expect.stringMatching(/./) };

/** The row of a list page with a value. */
export async function rowOf(
  client: FamilyClient,
  path: string,
  member: string,
  value: string,
  query: object = {},
): Promise<Row | undefined> {
  const answer = await client.get<{ records: Row[] }>(path, { ...LIST_QUERY, [member]: value, ...query });
  expect(answer).toMatchObject({ success: true, result: { current: 1 } });
  return answer.result!.records.find((row) => row[member] === value);
}

/** Adds a row, edits it as a whole and deletes it; the list shows each change. */
export async function expectSaves(client: FamilyClient, page: ListedPage): Promise<void> {
  const { base, key, added, changed, shown, signed } = page;
  const body = await added();
  const row = () => rowOf(client, `${base}/list`, key, String(body[key]));
  expect(await row()).toBeUndefined();
  expect(await client.send(`${base}/add`, body)).toMatchObject(SAVED);

  const before = (await row())!;
  const edited = { ...before, key: before.id, ...(await changed()) };
  const answer = signed ? await client.send(`${base}/edit`, edited, 'PUT') : await client.put(`${base}/edit`, edited);
  expect(answer).toMatchObject(SAVED);
  expect(await row()).toMatchObject({ id: before.id, ...shown });

  expect(await client.remove(`${base}/deleteBatch`, { ids: `${before.id},` })).toMatchObject(SAVED);
  expect(await row()).toBeUndefined();
}
