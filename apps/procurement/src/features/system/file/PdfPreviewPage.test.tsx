import { file as fileAnswer, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { SysFile } from '@gezi/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/renderApp';

const INFO = 'GET /sys/common/fileInfo';
const BYTES = 'GET /sys/common/loadOssFile/{id}';
const contract: Partial<SysFile> = {
  id: 'f1',
  fileName: '合同.pdf',
  fileSize: 9,
  fileType: 'pdf',
  url: 'temp/合同_f1.pdf',
};

const at = (path: string, routes: FakeRoutes = {}, signedIn = false) =>
  renderApp({
    path,
    signedIn,
    routes: { [INFO]: reply([contract]), [BYTES]: fileAnswer('%PDF-1.7\n', '合同.pdf'), ...routes },
  });

test('reads the file with the token of the fragment', async () => {
  const { server } = at('/pdf-preview?file=f1#token=t-42&tenant=3');
  await waitFor(() => expect(server.requestsOf(BYTES)).toHaveLength(1));
  for (const { headers, query } of [...server.requestsOf(INFO), ...server.requestsOf(BYTES)]) {
    expect(headers).toMatchObject({ 'x-access-token': 't-42', 'tenant-id': '3' });
    expect(Object.keys(query)).not.toContain('token');
  }
  expect(document.title).toBe('合同.pdf');
  // A page has no layout here: the browser tests see the pages of the file.
  expect(await screen.findByText('文件内容无法显示，请下载后查看')).toBeVisible();
});

test('reads the file with the session of the browser without a token', async () => {
  const { server, session } = at('/pdf-preview?file=f1', {}, true);
  await waitFor(() => expect(server.requestsOf(BYTES)).toHaveLength(1));
  expect(server.requestsOf(INFO)[0]!.headers).toMatchObject({ 'x-access-token': session.get().token });
});

test.each([
  ['an unknown file', { [INFO]: reply([]) }, '文件不存在，或没有权限查看'],
  ['another file', { [INFO]: reply([{ ...contract, fileName: 'a.png', fileType: 'png' }]) }, /不是 PDF 文件/],
  ['the end of the session', { [INFO]: refuse('登录已过期', { status: 401, code: 401 }) }, /登录已过期/],
  ['a failed download', { [BYTES]: refuse('没有权限', { status: 403, code: 403 }) }, '拒绝访问'],
] as const)('reports %s', async (_case, routes, message) => {
  at('/pdf-preview?file=f1#token=t-42&tenant=3', routes);
  expect(await screen.findByText(message)).toBeVisible();
});

test('the end of the session of the fragment does not end that of the browser', async () => {
  const ended = refuse('登录已过期', { status: 401, code: 401 });
  const { session, reload } = at('/pdf-preview?file=f1#token=t-42&tenant=3', { [INFO]: ended }, true);
  const { token } = session.get();
  expect(await screen.findAllByText(/登录已过期/)).toHaveLength(1);
  expect(session.get().token).toBe(token);
  expect(reload).not.toHaveBeenCalled();
});
