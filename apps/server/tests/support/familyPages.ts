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
  /** What the dialog sends for a new row. */
  added: () => Promise<Members> | Members;
  /** What the dialog changes of the row that it sends back as a whole. */
  changed: () => Promise<Members> | Members;
  /** Members of the row in the list after the change. */
  shown: Members;
  /** Whether the dialog signs the change. */
  signed?: boolean;
}

/** Query of a list page; the page number 0 stands for the first page. */
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
