import { file as fileAnswer, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { FileUsage, SysFile } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditOf, pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { FileListPage } from './FileListPage';

const fileOf = (part: Partial<SysFile>): SysFile => ({
  id: 'f1',
  fileName: '制度.pdf',
  fileSize: 2048,
  fileType: 'pdf',
  url: 'temp/制度_f1.pdf',
  biz: 'temp',
  storeType: 'local',
  isPublic: '0',
  md5: null,
  sha256: null,
  recordId: null,
  uploadBy: 'admin',
  uploadTime: '2026-11-01 08:00:00',
  ...auditOf('admin', '2026-11-01 08:00:00'),
  ...part,
});
const used = fileOf({ id: 'f2', fileName: '合同.docx', fileType: 'docx', biz: 'contract', recordId: 'c1' });

const usage: FileUsage = {
  count: 2,
  bytes: 4096,
  quota: 1024 * 1024,
  unused: { count: 1, bytes: 2048 },
  unfinished: { count: 0, bytes: 0 },
  areas: [
    { biz: 'temp', count: 1, bytes: 2048 },
    { biz: 'contract', count: 1, bytes: 2048 },
  ],
  tenants: [{ id: '1', name: '格子集团', count: 2, bytes: 4096 }],
};

async function atList(routes: FakeRoutes = {}, actions = ['list', 'add', 'delete']) {
  const app = renderPage({
    page: <FileListPage />,
    path: '/oss/file',
    auth: permissionsFor('system:oss', actions),
    routes: {
      'GET /sys/oss/file/list': reply(pageOf([fileOf({}), used])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/oss/file/usage': reply(usage),
      ...routes,
    },
  });
  const grid = within(await screen.findByRole('grid', { name: '文件列表' }));
  await grid.findByText('制度.pdf');
  return { ...app, grid };
}

async function choose(file: string, action: string) {
  fireEvent.click(screen.getByRole('button', { name: `更多 ${file}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('shows size, area and use; files of records are not removed here', async () => {
  const { grid } = await atList();
  expect(grid.getAllByText('2 KB')).toHaveLength(2);
  expect(grid.getByText('临时文件')).toBeVisible();
  expect(grid.getByText('合同')).toBeVisible();
  expect(grid.getByText('未使用')).toBeVisible();
  expect(grid.getByText('使用中')).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除 合同.docx' })).toBeNull();
  expect(screen.getByRole('button', { name: '校验 合同.docx' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '更多 制度.pdf' }));
  expect(await screen.findByRole('menuitem', { name: '删除' })).toBeInTheDocument();
});

test('previews documents, and says what has no preview', async () => {
  const files = [
    fileOf({ id: 'f3', fileName: '说明.txt', fileType: 'txt' }),
    fileOf({ id: 'f4', fileName: '方案.ppt', fileType: 'ppt' }),
    fileOf({ id: 'f5', fileName: '模型.zip', fileType: 'zip' }),
  ];
  await atList({
    'GET /sys/oss/file/list': reply(pageOf([fileOf({}), ...files])),
    'GET /sys/common/loadOssFile/{id}': fileAnswer('付款方式：货到付款', '说明.txt'),
  });
  expect(screen.queryByRole('button', { name: '预览 模型.zip' })).toBeNull();
  expect(screen.getByRole('button', { name: '预览 制度.pdf' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '预览 说明.txt' }));
  expect(await screen.findByText('付款方式：货到付款')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
  fireEvent.click(screen.getByRole('button', { name: '预览 方案.ppt', hidden: true }));
  expect(await screen.findByText('此类文件不能预览，请下载后查看')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: '下载' })).toBeVisible();
});

test('shows what the files occupy, by area and by tenant', async () => {
  await atList();
  const bar = within(await screen.findByRole('region', { name: '存储用量' }));
  expect(bar.getByText('已用 4 KB，共 1 MB')).toBeVisible();
  expect(bar.getByText('1 个，2 KB')).toBeVisible();
  fireEvent.click(bar.getByRole('button', { name: '用量明细' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('合同')).toBeVisible();
  fireEvent.click(dialog.getByText('按租户'));
  expect(await dialog.findByText('格子集团')).toBeVisible();
});

test('verifies the content of a file', async () => {
  await atList({ 'GET /sys/oss/file/check': reply({ state: 'missing' }) });
  await choose('制度.pdf', '校验');
  expect(await screen.findByText('文件“制度.pdf”的内容不在文件存储中')).toBeInTheDocument();
});

test('finds the files that the storage does not have, step by step', async () => {
  const { server } = await atList({
    'GET /sys/oss/file/lost': ({ query }) =>
      'after' in query
        ? reply({ checked: 1, total: null, next: null, files: [{ ...used, state: 'damaged' }] })
        : reply({ checked: 200, total: 201, next: 'f200', files: [{ ...fileOf({}), state: 'missing' }] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '查找缺失文件' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('已检查 201 / 201 个文件，发现 2 个问题')).toBeVisible();
  const grid = within(dialog.getByRole('grid', { name: '缺失的文件' }));
  expect(grid.getByText('缺失')).toBeVisible();
  expect(grid.getByText('大小不符')).toBeVisible();
  expect(server.requestsOf('GET /sys/oss/file/lost')).toHaveLength(2);
});

test('lists stored bytes that no row names', async () => {
  const key = `ab/ab${'0'.repeat(30)}.pdf`;
  await atList({
    'GET /sys/oss/file/orphaned': ({ query }) =>
      'after' in query
        ? reply({ checked: 3, done: 1, next: null, bytes: [] })
        : reply({ checked: 1000, done: 0.5, next: 127, bytes: [{ key, size: 2048, time: '2026-11-01 08:00:00' }] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '查找多余文件' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('已检查 1003 个存储对象，发现 1 个多余，共 2 KB')).toBeVisible();
  expect(within(dialog.getByRole('grid', { name: '多余的文件' })).getByText(key)).toBeVisible();
});

test('says that no file is missing, or why the search ended', async () => {
  let isBroken = false;
  await atList({
    'GET /sys/oss/file/lost': () =>
      isBroken ? refuse('文件存储暂时不可用，请稍后重试') : reply({ checked: 2, total: 2, next: null, files: [] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '查找缺失文件' }));
  expect(await screen.findByText('文件存储中有全部文件')).toBeVisible();
  fireEvent.click(screen.getAllByRole('button', { name: /^关\s?闭$/ }).at(-1)!);
  await waitFor(() => expect(screen.queryByText('文件存储中有全部文件')).toBeNull());
  isBroken = true;
  fireEvent.click(screen.getByRole('button', { name: '查找缺失文件' }));
  expect(await screen.findByText('文件存储暂时不可用，请稍后重试')).toBeVisible();
});

test('shows why a file is kept', async () => {
  const reason = '文件已被业务数据使用，请在对应数据中删除';
  await atList({ 'DELETE /sys/oss/file/delete': refuse(reason) });
  await choose('制度.pdf', '删除');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
});

test('readers neither upload nor remove', async () => {
  await atList({}, ['list']);
  expect(screen.queryByRole('button', { name: '上传文件' })).toBeNull();
  expect(screen.queryByRole('button', { name: '删除 制度.pdf' })).toBeNull();
});

test('opens the upload', async () => {
  await atList();
  fireEvent.click(screen.getByRole('button', { name: '上传文件' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('文件上传');
});
