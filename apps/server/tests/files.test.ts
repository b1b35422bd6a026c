import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { StoredFile } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { purchasePlan, sysFile, sysLog, sysUser } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<<>>\nendobj\n', 'latin1');

let server: TestServer;
let purchaser: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ config: { uploadLimit: 200_000 } });
  purchaser = await server.as('purchaser');
});
afterAll(() => server.close());

interface Part {
  name?: string;
  content: Buffer | string;
  field?: string;
}

async function upload(caller: TestCaller, files: Part[], fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const { name = 'x.png', content, field = 'file' } of files)
    form.append(field, new Blob([content as BlobPart]), name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://x', { method: 'POST', body: form });
  return caller.call<StoredFile>('POST', '/sys/common/upload', Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type')!,
  });
}

const uploadFile = async (
  name: string,
  content: Buffer | string,
  fields: Record<string, string> = {},
  caller = purchaser,
) => {
  const { body } = await upload(caller, [{ name, content }], fields);
  expect(body).toMatchObject({ success: true });
  return body.result!;
};

const load = (caller: TestCaller, id: string, query = {}) =>
  caller.get(`/sys/common/loadOssFile/${encodeURIComponent(id)}`, query);

describe('upload', () => {
  test('returns the stored path as message; the name is only text', async () => {
    const { status, body } = await upload(purchaser, [{ name: '质保 书(终稿).pdf', content: PDF }], {
      biz: 'purchasePlan',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, code: 200, message: body.result!.url });
    expect(body.result).toMatchObject({ fileName: '质保 书(终稿).pdf', fileSize: PDF.length, fileType: 'pdf' });
    expect(body.result!.id).toMatch(/^[0-9a-f]{32}$/);
    expect(body.result!.url).toBe(`purchasePlan/质保_书(终稿)_${body.result!.id}.pdf`);
    const [row] = await server.db.orm.select().from(sysFile).where(eq(sysFile.id, body.result!.id));
    expect(row).toMatchObject({ uploadBy: 'purchaser', tenantId: 1, isPublic: '0', biz: 'purchasePlan' });
  });

  test('uses area temp by default; the editor’s area is public', async () => {
    expect((await uploadFile('a.png', PNG)).url).toMatch(/^temp\//);
    expect((await uploadFile('a.png', PNG, { jeditor: '1' })).url).toMatch(/^jeditor\//);
    expect((await uploadFile('a.png', PNG, { biz: 'avatar' })).url).toMatch(/^avatar\//);
  });

  test('accepts a route path as label of a private file', async () => {
    const { id, url } = await uploadFile('a.png', PNG, { biz: '/sys/user' });
    expect(url).toBe(`sys/user/a_${id}.png`);
    const [row] = await server.db.orm.select().from(sysFile).where(eq(sysFile.id, id));
    expect(row).toMatchObject({ biz: '/sys/user', isPublic: '0' });
    expect((await filesOnDisk()).filter((path) => path.includes('user'))).toEqual([]);
    expect((await uploadFile('b.pdf', PDF, { biz: '/a-b/c_d/1' })).url).toMatch(/^a-b\/c_d\/1\/b_/);
    expect((await uploadFile('c.pdf', PDF, { biz: '/contract/framed' })).url).toMatch(/^contract\/framed\/c_/);
  });

  test.each([
    ['an executable extension', 'x.exe', 'MZ', {}, '该后缀文件不允许上传', 'file'],
    ['SVG', 'x.svg', '<svg onload="alert(1)"/>', {}, '该后缀文件不允许上传', 'file'],
    ['HTML', 'x.html', '<script>alert(1)</script>', {}, '该后缀文件不允许上传', 'file'],
    ['a double extension', 'x.png.php', PNG, {}, '该后缀文件不允许上传', 'file'],
    ['no extension', 'x', PNG, {}, '该后缀文件不允许上传', 'file'],
    ['only an extension', '.png', PNG, {}, '该后缀文件不允许上传', 'file'],
    ['a web page named as picture', 'x.png', '<html><script>alert(1)</script>', {}, '文件内容与后缀不符', 'file'],
    ['a program named as document', 'x.pdf', 'MZ\u0090\u0000', {}, '文件内容与后缀不符', 'file'],
    ['a truncated picture', 'x.png', PNG.subarray(0, 12), {}, '文件内容与后缀不符', 'file'],
    ['an empty file', 'x.txt', '', {}, '文件内容为空', 'file'],
    ['a biz with path traversal', 'x.png', PNG, { biz: '../../etc' }, '上传目录不在允许的范围内', 'biz'],
    ['a route path with traversal', 'x.png', PNG, { biz: '/sys/../user' }, '上传目录不在允许的范围内', 'biz'],
    ['a route path that names an area', 'x.png', PNG, { biz: '/supplierRegister' }, '上传目录不在允许的范围内', 'biz'],
    ['a too long route path', 'x.png', PNG, { biz: `/${'x'.repeat(50)}` }, '上传目录不在允许的范围内', 'biz'],
    ['an unknown biz', 'x.png', PNG, { biz: 'constructor' }, '上传目录不在允许的范围内', 'biz'],
    ['the server’s own area', 'x.txt', 'x', { biz: 'importError' }, '上传目录不在允许的范围内', 'biz'],
    ['a non-picture as public picture', 'x.pdf', PDF, { jeditor: '1' }, '请上传图片', 'file'],
    ['a non-picture as avatar', 'x.txt', 'x', { biz: 'avatar' }, '请上传图片', 'file'],
  ])('refuses %s', async (_case, name, content, fields, message, field) => {
    const before = await filesOnDisk();
    const { status, body } = await upload(purchaser, [{ name, content }], fields as Record<string, string>);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 500, message, field, result: null });
    expect(await filesOnDisk()).toEqual(before);
  });

  test('returns 413 for a too large file', async () => {
    const before = await filesOnDisk();
    const { status, body } = await upload(purchaser, [{ name: 'x.txt', content: 'x'.repeat(200_001) }]);
    expect({ status, ...body }).toMatchObject({
      status: 413,
      success: false,
      code: 500,
      message: '文件大小超出限制，请检查！',
    });
    expect(await filesOnDisk()).toEqual(before);
  });

  test('refuses a picture with too many pixels', async () => {
    const huge = Buffer.from(PNG);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    const { body } = await upload(purchaser, [{ name: 'x.png', content: huge }]);
    expect(body).toMatchObject({ success: false, message: '图片尺寸过大' });
  });

  test('an aborted upload leaves nothing behind', async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const waiting = () => readdir(join(server.dataDir, 'files/waiting'));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api/sys/common/upload HTTP/1.1\r\nhost: 127.0.0.1\r\nx-access-token: ${purchaser.token}\r\ncontent-length: 100000\r\n` +
        'content-type: multipart/form-data; boundary=b\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n' +
        'x'.repeat(50_000),
    );
    await vi.waitUntil(async () => (await waiting()).length === 1);
    socket.destroy();
    await vi.waitUntil(async () => (await waiting()).length === 0);
    expect((await server.app.inject({ url: '/api/sys/health' })).statusCode).toBe(200);
  });

  test('refuses no file, two files and no form', async () => {
    expect((await upload(purchaser, [], { biz: 'temp' })).body).toMatchObject({
      success: false,
      message: '请选择要上传的文件',
    });
    const two = [{ content: PNG }, { content: PNG, field: 'files[]' }];
    expect((await upload(purchaser, two)).body).toMatchObject({ success: false, message: '一次只能上传一个文件' });
    expect((await purchaser.post('/sys/common/upload', {})).body).toMatchObject({ success: false, code: 500 });
    expect(
      (
        await purchaser.call('POST', '/sys/common/upload', 'broken', {
          'content-type': 'multipart/form-data; boundary=x',
        })
      ).body.success,
    ).toBe(false);
    expect(
      (await purchaser.call('POST', '/sys/common/upload', 'broken', { 'content-type': 'multipart/form-data' })).body
        .success,
    ).toBe(false);
  });

  test('strips paths and control characters from names', async () => {
    expect((await uploadFile('../../../etc/passwd.txt', 'text')).fileName).toMatch(/^[^/\\]+\.txt$/);
    expect((await uploadFile('a\r\nSet-Cookie: x.txt', 'text')).fileName).not.toMatch(/[\r\n]/);
    expect((await uploadFile(`${'长'.repeat(300)}.txt`, 'text')).fileName.length).toBeLessThan(210);
    // With right-to-left override, `txt.exe` would be shown as `exe.txt`.
    expect((await uploadFile('报价\u202Etxt.\u2066png', PNG)).fileName).toBe('报价txt.png');
  });
});

test('enforces the quota of each tenant', async () => {
  const small = await startTestServer({ config: { tenantQuota: 100_000 } });
  try {
    // Attachments of the demo count, too.
    await small.db.orm.delete(sysFile);
    const [own, neighbour] = [await small.as('purchaser'), await small.as('jb_manager')];
    const text = [{ name: 'a.txt', content: 'x'.repeat(60_000) }];
    expect((await upload(own, text)).body.success).toBe(true);
    expect((await upload(own, text)).body).toMatchObject({ success: false, message: '文件存储空间不足，请联系管理员' });
    expect((await upload(neighbour, text)).body.success).toBe(true);
    const together = await Promise.all(
      [1, 2, 3].map(() => upload(neighbour, [{ name: 'b.txt', content: 'x'.repeat(30_000) }])),
    );
    expect(together.filter(({ body }) => body.success)).toHaveLength(1);
  } finally {
    await small.close();
  }
});

describe('reading', () => {
  const open = (path: string, caller = server.anonymous, query = {}) => caller.get(`/sys/common/static/${path}`, query);

  test('only the uploader and tenant administrators read a private file', async () => {
    const { id, url } = await uploadFile('合同.pdf', PDF);
    const own = await load(purchaser, id);
    expect(own.raw.rawPayload).toEqual(PDF);
    expect(own.raw.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('合同.pdf')}`,
    });
    expect((await load(purchaser, url)).status).toBe(200);
    expect((await load(await server.as('admin', { tenant: 1 }), id)).status).toBe(200);
    expect((await load(await server.as('admin', { tenant: 2 }), id)).status).toBe(403);
    for (const username of ['manager', 'supplier', 'jb_manager']) {
      expect(await load(await server.as(username), id)).toMatchObject({ status: 403, body: { code: 510 } });
    }
    expect((await load(server.anonymous, id)).status).toBe(401);
    expect((await server.anonymous.get(`/sys/common/loadOssFile/public/${id}`)).status).toBe(403);
    expect((await open(url)).status).toBe(401);
    expect((await open(url, await server.as('manager'))).status).toBe(403);
    expect((await open(url, purchaser)).status).toBe(200);
  });

  test('accepts the token in the query and does not log it', async () => {
    const { id } = await uploadFile('a.pdf', PDF);
    expect((await load(server.anonymous, id, { token: purchaser.token })).status).toBe(200);
    expect((await load(server.anonymous, id, { token: 'A'.repeat(43) })).status).toBe(401);
    const rows = await server.db.orm.select().from(sysLog);
    expect(rows.some(({ logContent }) => logContent === '下载文件 a.pdf')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(purchaser.token);
  });

  test('readers of a plan read its files', async () => {
    const file = await uploadFile('图纸.pdf', PDF, { biz: 'purchasePlan' });
    const manager = await server.as('manager');
    expect((await load(manager, file.id)).status).toBe(403);
    const [plan] = await server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, 1)).limit(1);
    await server.db.orm.update(sysFile).set({ recordId: plan!.id }).where(eq(sysFile.id, file.id));
    expect((await load(manager, file.id)).status).toBe(200);
    expect((await load(await server.as('jb_manager'), file.id)).status).toBe(403);
    expect((await load(await server.as('supplier'), file.id)).status).toBe(403);
  });

  test('only users of the same tenant see an avatar', async () => {
    const { id, url } = await uploadFile('头像.png', PNG, { biz: 'avatar' });
    const manager = await server.as('manager');
    // Not readable until it is an avatar.
    expect((await load(manager, url)).status).toBe(403);
    await server.db.orm.update(sysUser).set({ avatar: url }).where(eq(sysUser.username, 'purchaser'));
    const seen = await load(manager, url);
    expect(seen.raw.rawPayload).toEqual(PNG);
    expect(seen.raw.headers['cache-control']).toBe('private, max-age=86400');
    expect((await load(purchaser, id)).status).toBe(200);
    expect((await load(await server.as('jb_manager'), url)).status).toBe(403);
    expect((await load(await server.as('admin', { tenant: 2 }), url)).status).toBe(403);
    expect((await server.anonymous.get(`/sys/common/loadOssFile/public/${id}`)).status).toBe(403);
    await server.db.orm.update(sysUser).set({ avatar: null }).where(eq(sysUser.username, 'purchaser'));
  });

  test('public files and pictures are open', async () => {
    const picture = await uploadFile('a.png', PNG, { biz: 'jeditor' });
    const answer = await server.anonymous.get(`/sys/common/loadOssFile/public/${picture.id}`);
    expect(answer.raw.rawPayload).toEqual(PNG);
    expect(answer.raw.headers['content-security-policy']).toContain('sandbox');
    expect(answer.raw.headers['cache-control']).toContain('immutable');
    expect((await open(picture.url)).status).toBe(200);
    expect((await open((await uploadFile('b.png', PNG)).url)).status).toBe(200);
  });

  test('serves executable content as attachment', async () => {
    const { url } = await uploadFile('a.txt', '<script>alert(1)</script>');
    expect((await open(url, purchaser)).raw.headers['content-disposition']).toMatch(/^attachment/);
    const picture = await uploadFile('a.png', PNG, { biz: 'jeditor' });
    expect((await open(picture.url, server.anonymous, { download: '1' })).raw.headers['content-disposition']).toMatch(
      /^attachment/,
    );
  });

  test('serves ranges of a file', async () => {
    const { url } = await uploadFile('a.txt', '0123456789');
    const range = (bytes: string) =>
      purchaser.call('GET', `/sys/common/static/${url}`, {}, { range: `bytes=${bytes}` });
    const part = await range('2-4');
    expect(part.status).toBe(206);
    expect(part.raw.body).toBe('234');
    const outOfRange = await range('20-30');
    expect(outOfRange.status).toBe(416);
    expect(outOfRange.raw.headers['content-range']).toBe('bytes */10');
    expect(outOfRange.body).toMatchObject({ success: false, code: 500 });
  });

  test.each([
    'nothing',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    'temp/',
    '.env',
    'temp/../temp/x.png',
    'C:\\x',
  ])('returns 404 for %s', async (path) => {
    for (const answer of [await open(path), await load(purchaser, path)]) {
      expect([200, 404]).toContain(answer.status);
      expect(answer.body).toMatchObject({ success: false, result: null });
    }
  });
});

test('forwards no request to another server', async () => {
  const path = `/sys/common/transitRESTful?url=${encodeURIComponent('http://127.0.0.1:1/')}`;
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    expect((await purchaser.call(method, path)).body).toMatchObject({
      success: false,
      message: '出于安全考虑，服务器不转发请求',
    });
  }
});

async function filesOnDisk(): Promise<string[]> {
  const names = await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

describe('storage', () => {
  const pdfPage = (caller: TestCaller, file: string, query = {}) =>
    caller.get('/sys/common/pdf/pdfPreviewIframe', { file, ...query });

  test('administrators list, upload and delete files, but not those of records', async () => {
    const admin = await server.as('admin', { tenant: 1 });
    const remove = (id: string) => admin.call('DELETE', `/sys/oss/file/delete?id=${id}`);
    const form = new FormData();
    form.append('file', new Blob([PDF as BlobPart]), '制度.pdf');
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type')! };
    const body = Buffer.from(await request.arrayBuffer());
    const stored = await admin.call<StoredFile>('POST', '/sys/oss/file/upload', body, headers);
    const { id, url } = stored.body.result!;
    expect(stored.body.message).toBe(url);
    const minio = await admin.call<StoredFile>('POST', '/sys/upload/uploadMinio', body, headers);
    expect(minio.body).toMatchObject({ success: true, message: minio.body.result!.url });
    const { body: listed } = await admin.get('/sys/oss/file/list', { fileName: '*制度*' });
    expect(listed.result).toMatchObject({ total: 2, records: [{ fileName: '制度.pdf', biz: 'temp' }, {}] });
    expect((await admin.get('/sys/oss/file/queryById', { id })).body.result).toMatchObject({ id, uploadBy: 'admin' });

    await server.db.orm.update(sysFile).set({ recordId: 'r1' }).where(eq(sysFile.id, id));
    expect((await remove(id)).body).toMatchObject({
      success: false,
      message: expect.stringContaining('已被业务数据使用'),
    });
    await server.db.orm.update(sysFile).set({ recordId: null }).where(eq(sysFile.id, id));
    expect((await load(admin, id)).status).toBe(200);
    expect((await remove(id)).body).toMatchObject({ success: true });
    expect((await load(admin, id)).status).toBe(404);
    expect((await remove(id)).body.success).toBe(false);
  });

  test('tells of the given files that the caller may read', async () => {
    const { id, url } = await uploadFile('合同.pdf', PDF);
    const other = await uploadFile('图纸.pdf', PDF, {}, await server.as('manager'));
    const { body } = await purchaser.get('/sys/common/fileInfo', { ids: [other.id, url, 'unknown'].join(',') });
    expect(body.result).toMatchObject([{ id, fileName: '合同.pdf', fileSize: PDF.length }]);
    expect((await purchaser.get('/sys/common/fileInfo', { ids: ',' })).body.success).toBe(false);
  });

  test('shows a pdf file in a page to those who may read it', async () => {
    const { id, url } = await uploadFile('“合同”<b>.pdf', PDF);
    const { token } = purchaser;
    const shown = await pdfPage(server.anonymous, url, { token });
    expect(shown.status).toBe(200);
    expect(shown.raw.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(shown.raw.payload).toContain(`src="/pdf-preview?file=${id}#token=${token}&#38;tenant=1"`);
    expect(shown.raw.payload).not.toContain('<b>');
    expect((await pdfPage(server.anonymous, id)).status).toBe(401);
    expect((await pdfPage(await server.as('manager'), id)).status).toBe(403);
    expect((await pdfPage(purchaser, 'unknown')).status).toBe(404);
    expect((await pdfPage(purchaser, '')).status).toBe(404);
    const picture = await uploadFile('a.png', PNG);
    expect((await pdfPage(purchaser, picture.id)).body).toMatchObject({ success: false });
  });

  test('refuses with 403 by name', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      expect(await server.anonymous.call(method, '/sys/common/403')).toMatchObject({
        status: 403,
        body: { success: false },
      });
    }
  });
});
