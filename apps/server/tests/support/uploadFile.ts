import type { StoredFile } from '@gezi/domain';
import type { TestCaller } from './startTestServer';

/** Uploads a small PDF file to an area. */
export async function uploadFile(caller: TestCaller, biz: string, name: string): Promise<StoredFile> {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.4\n${name}\n%%EOF\n`]), `${name}.pdf`);
  form.append('biz', biz);
  const request = new Request('http://x', { method: 'POST', body: form });
  const content = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type')!;
  const { body } = await caller.call<StoredFile>('POST', '/sys/common/upload', content, { 'content-type': type });
  return body.result!;
}

/** The list of files that a record stores. */
export const fileList = (...files: readonly StoredFile[]): string =>
  JSON.stringify(files.map(({ fileName, url }) => ({ name: fileName, url })));
