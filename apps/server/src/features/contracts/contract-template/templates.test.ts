import { contractStatus, type ContractInfo, type ContractTemplate, type StoredFile } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import PizZip from 'pizzip';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { fileList } from '../../../../tests/support/uploadFile';
import { contractInfo, contractTemplate, supplierInfo, sysUser } from '../../../platform/db';
import { openPackage } from '../../../records/workbooks/openPackage';
import { defaultTemplate } from './defaultTemplate';

const BASE = '/contract/contractTemplate';
const EXPORT = '/contract/contractInfo/exportDocx';

let server: TestServer;
let manager: TestCaller;
let purchaser: TestCaller;
let contractId: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
  purchaser = await server.as('purchaser', { tenant: 1 });
  const [{ supplierId } = { supplierId: null }] = await server.db.orm
    .select()
    .from(sysUser)
    .where(eq(sysUser.username, 'supplier'));
  await server.db.orm.update(supplierInfo).set({ bankAccount: '6222 0001' }).where(eq(supplierInfo.id, supplierId!));
  const { body } = await purchaser.post<ContractInfo>('/contract/contractInfo/add', {
    contractName: '轴承<b>&采购',
    contractType: '1',
    supplierId,
    startDate: '2026-01-05',
    endDate: '2026-12-31',
    agreement: '第一条\n第二\u0007条',
    deliveryCondition: 30,
    contractInfoDetailList: [
      { materialName: '轴承', unit: '套', count: '10', price: '12.5' },
      { materialName: '密封圈', unit: '个', count: '0.3', price: '0.1' },
      { materialName: '{合同约定}', unit: '个', count: '1000', price: '2' },
    ],
  });
  contractId = body.result!.id;
});
afterAll(() => server.close());
afterEach(() => server.db.orm.delete(contractTemplate));

/** Texts of a .docx file, in order. */
function wordsOf(bytes: Buffer): string[] {
  const opened = openPackage(bytes);
  if ('refusal' in opened) throw new Error(opened.refusal);
  const xml = opened.parts.find(({ name }) => name === 'word/document.xml')!.content.toString();
  return [...xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)</g)].map(([, text]) => text!);
}
async function exported(caller: TestCaller, more: Record<string, string> = {}) {
  const { raw } = await caller.get(EXPORT, { id: contractId, ...more });
  return wordsOf(raw.rawPayload);
}
/** The default template with other text. */
function templateWith(text: string): Buffer {
  const opened = openPackage(defaultTemplate());
  if ('refusal' in opened) throw new Error(opened.refusal);
  const zip = new PizZip();
  for (const { name, content } of opened.parts) {
    zip.file(name, name === 'word/document.xml' ? content.toString().replace('{合同编号}', text) : content);
  }
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}
async function upload(caller: TestCaller, bytes: Buffer, name = '模板.docx'): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), name);
  form.append('biz', 'contractTemplate');
  const request = new Request('http://x', { method: 'POST', body: form });
  const content = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type')!;
  const { body } = await caller.call<StoredFile>('POST', '/sys/common/upload', content, { 'content-type': type });
  return fileList(body.result!);
}
const add = async (text: string, more: object = {}) =>
  (
    await manager.post<ContractTemplate>(`${BASE}/add`, {
      name: text,
      fileUrl: await upload(manager, templateWith(text)),
      ...more,
    })
  ).body;

test('exports a contract with its lines, totals, capitals and dates from the default template', async () => {
  const { raw } = await purchaser.get(EXPORT, { id: contractId });
  expect(raw.headers['content-type']).toContain('wordprocessingml.document');
  expect(decodeURIComponent(raw.headers['content-disposition'] as string)).toMatch(/HT\d+ 轴承_b_&采购\.docx/);
  const words = wordsOf(raw.rawPayload);
  const at = words.indexOf('轴承');
  expect(words.slice(at - 1, at + 5)).toEqual(['1', '轴承', '套', '10', '12.5', '125.00']);
  expect(words).toContain('密封圈');
  // Values are never read as placeholders.
  expect(words).toContain('{合同约定}');
  expect(words).toContain('合同名称：轴承&lt;b&gt;&amp;采购');
  expect(words).toContain('合计（大写）：贰仟壹佰贰拾伍元零叁分');
  expect(words).toContain('2,125.03');
  expect(words).toContain('6222 0001');
  const text = words.join('');
  expect(text).toContain('本合同自 2026年1月5日 起至 2026年12月31日 止');
  expect(text).toContain('第一条第二条');
});

test('exports from the newest template in use that fits, or from the chosen one', async () => {
  const [older, newer] = [await add('甲{合同编号}'), await add('乙{合同编号}')];
  const [other, unused] = [await add('框架', { contractType: '2' }), await add('停用', { status: '0' })];
  await server.db.orm
    .update(contractTemplate)
    .set({ createTime: '2026-01-01 00:00:00' })
    .where(eq(contractTemplate.id, older.result!.id));
  expect((await exported(purchaser)).join('')).toMatch(/乙HT/);
  expect((await exported(purchaser, { templateId: older.result!.id })).join('')).toMatch(/甲HT/);
  for (const templateId of [other.result!.id, unused.result!.id, 'x']) {
    const { body } = await purchaser.get(EXPORT, { id: contractId, templateId });
    expect(body).toMatchObject({ success: false, field: 'templateId' });
  }
  expect(newer.success).toBe(true);
});

test('refuses templates with wrong placeholders, other files and files of others', async () => {
  expect(await add('{未知}')).toMatchObject({ field: 'fileUrl', message: '未知的占位符“{未知}”' });
  expect(await add('{#物料明细}')).toMatchObject({ field: 'fileUrl' });
  const saved = await add('{合同编号}');
  const fileUrl = await upload(manager, Buffer.from('%PDF-1.4\nx\n%%EOF\n'), 'x.pdf');
  const { id } = saved.result!;
  expect((await manager.put(`${BASE}/edit`, { id, fileUrl })).body).toMatchObject({ field: 'fileUrl' });
  const foreign = await upload(purchaser, templateWith('x'));
  expect((await manager.put(`${BASE}/edit`, { id, fileUrl: foreign })).body).toMatchObject({ field: 'fileUrl' });
  const kept = { id, fileUrl: saved.result!.fileUrl, name: '新名称' };
  expect((await manager.put(`${BASE}/edit`, kept)).body).toMatchObject({ success: true });
});

test('lets those who read the contract export it, also its supplier', async () => {
  const supplier = await server.as('supplier', { tenant: 1 });
  const others = await Promise.all([server.as('supplier2', { tenant: 1 }), server.as('jb_manager', { tenant: 2 })]);
  // A draft is not for its supplier.
  expect((await supplier.get(EXPORT, { id: contractId })).body).toMatchObject({ success: false, field: 'id' });
  await server.db.orm
    .update(contractInfo)
    .set({ status: contractStatus.toConfirm })
    .where(eq(contractInfo.id, contractId));
  await add('本公司{合同编号}');
  expect((await exported(supplier)).join('')).toMatch(/本公司HT/);
  for (const caller of others) {
    expect((await caller.get(EXPORT, { id: contractId })).body).toMatchObject({ success: false, field: 'id' });
  }
});

test('downloads the default template, which is valid', async () => {
  const { raw } = await purchaser.get(`${BASE}/downloadDefault`);
  expect(raw.rawPayload.equals(defaultTemplate())).toBe(true);
  const fileUrl = await upload(manager, raw.rawPayload);
  expect((await manager.post(`${BASE}/add`, { name: '默认', fileUrl })).body).toMatchObject({ success: true });
});
