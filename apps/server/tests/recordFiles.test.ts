import type { StoredFile, TreeNode } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sysFile } from '../src/platform/db';
import { creditCode } from './support/creditCode';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { fileList, uploadFile } from './support/uploadFile';

interface FiledKind {
  base: string;
  biz: string;
  /** Member with the files. */
  member: string;
  /** Writes the records. */
  writer: string;
  /** Sees them, too. */
  reader: string;
  /** Does not see them. */
  outsider: string;
  /** Members of a new record. @param nth makes them unique */
  input: (nth: number) => object;
}

let server: TestServer;
let typeId: string;
const callers: Record<string, TestCaller> = {};
const USERS = ['admin', 'manager', 'purchaser', 'declarer', 'expert', 'supplier', 'jb_manager'];
beforeAll(async () => {
  server = await startTestServer();
  for (const user of USERS) {
    callers[user] = await server.as(user, { tenant: user === 'jb_manager' ? 2 : 1 });
  }
  typeId = (await callers.manager!.get<TreeNode[]>('/material/materialType/tree')).body.result![0]!.id;
});
afterAll(() => server.close());

const company = { linkman: '周工', mobile: '13711111002' };
const KINDS: Record<string, FiledKind> = {
  plan: {
    base: '/purchase/purchasePlan',
    biz: 'purchasePlan',
    member: 'planFileUrl',
    writer: 'declarer',
    reader: 'manager',
    outsider: 'expert',
    input: () => ({ planName: '轴承备件需求计划' }),
  },
  material: {
    base: '/material/materialInfo',
    biz: 'material',
    member: 'fileUrl',
    writer: 'manager',
    reader: 'purchaser',
    outsider: 'supplier',
    input: (nth) => ({ code: `FILE-${nth}`, name: `带附件的物料${nth}`, typeId, unit: '个' }),
  },
  supplier: {
    base: '/supplier/supplierInfo',
    biz: 'supplierRegister',
    member: 'licenseUrl',
    writer: 'manager',
    reader: 'purchaser',
    outsider: 'declarer',
    input: (nth) => ({ ...company, name: `东海阀门${nth}厂`, creditCode: creditCode('310115', 300 + nth) }),
  },
  customer: {
    base: '/customer/customerInfo',
    biz: 'customerRegister',
    member: 'licenseUrl',
    writer: 'admin',
    reader: 'admin',
    outsider: 'manager',
    input: (nth) => ({ ...company, name: `东海造船${nth}厂`, creditCode: creditCode('310115', 400 + nth) }),
  },
};

describe.each(Object.entries(KINDS))('the files of a %s', (_name, kind) => {
  const { base, biz, member } = kind;
  let nth = 0;
  const writer = () => callers[kind.writer]!;
  const upload = (name: string, user = kind.writer) => uploadFile(callers[user]!, biz, name);
  const add = async (...files: StoredFile[]) =>
    (await writer().post<{ id: string }>(`${base}/add`, { ...kind.input((nth += 1)), [member]: fileList(...files) }))
      .body;
  const edit = async (id: string, ...files: StoredFile[]) =>
    (await writer().put(`${base}/edit`, { id, [member]: fileList(...files) })).body;
  const stored = async ({ id }: StoredFile) =>
    (await server.db.orm.select().from(sysFile).where(eq(sysFile.id, id)))[0];
  const statusFor = async (user: string, { url }: StoredFile) =>
    (await callers[user]!.get(`/sys/common/static/${url}`)).status;

  test('are read by those who see it, and by nobody else', async () => {
    const file = await upload('图纸');
    const { result } = await add(file);
    expect(await stored(file)).toMatchObject({ recordId: result!.id, uploadBy: kind.writer });
    const users = [kind.writer, kind.reader, kind.outsider, 'jb_manager'];
    expect(await Promise.all(users.map((user) => statusFor(user, file)))).toEqual([200, 200, 403, 403]);
  });

  test('belong to one record, and were uploaded by its writer', async () => {
    const [file, foreign] = [await upload('图纸'), await upload('他人文件', 'expert')];
    const { id } = (await add(file)).result!;
    expect(await add(file)).toMatchObject({ success: false, field: member });
    expect(await add(foreign)).toMatchObject({ success: false, field: member });
    expect(await edit(id, file, foreign)).toMatchObject({ success: false, field: member });
    const { body } = await writer().get<Record<string, string>>(`${base}/queryById`, { id });
    expect(body.result![member]).toBe(fileList(file));
  });

  test('are freed when they are taken out, and with the record', async () => {
    const [kept, dropped] = [await upload('保留'), await upload('删除')];
    const { id } = (await add(kept, dropped)).result!;
    expect(await edit(id, kept)).toMatchObject({ success: true });
    expect(await stored(dropped)).toMatchObject({ recordId: null, uploadBy: '-visitor-' });
    expect(await stored(kept)).toMatchObject({ recordId: id });
    expect((await writer().put(`${base}/edit`, { id, remark: '不涉及附件' })).body).toMatchObject({ success: true });
    expect(await stored(kept)).toMatchObject({ recordId: id });
    expect((await writer().call('DELETE', `${base}/delete?id=${id}`)).body).toMatchObject({ success: true });
    expect(await stored(kept)).toMatchObject({ recordId: null });
    expect(await statusFor(kind.writer, kept)).toBe(403);
  });
});
