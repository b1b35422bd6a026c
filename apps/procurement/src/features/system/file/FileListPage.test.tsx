import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { SysFile } from '@gezi/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
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
  recordId: null,
  uploadBy: 'admin',
  uploadTime: '2026-11-01 08:00:00',
  createTime: '2026-11-01 08:00:00',
  ...part,
});
const used = fileOf({ id: 'f2', fileName: '合同.docx', fileType: 'docx', biz: 'contract', recordId: 'c1' });

async function atList(routes: FakeRoutes = {}, actions = ['list', 'add', 'delete']) {
  const app = renderPage({
    page: <FileListPage />,
    path: '/oss/file',
    auth: permissionsFor('system:oss', actions),
    routes: {
      'GET /sys/oss/file/list': reply(pageOf([fileOf({}), used])),
      'GET /sys/savedQuery/list': reply([]),
      ...routes,
    },
  });
  const grid = within(await screen.findByRole('grid', { name: '文件列表' }));
  await grid.findByText('制度.pdf');
  return { ...app, grid };
}

test('shows size, area and use; files of records are not removed here', async () => {
  const { grid } = await atList();
  expect(grid.getAllByText('2 KB')).toHaveLength(2);
  expect(grid.getByText('临时文件')).toBeVisible();
  expect(grid.getByText('合同')).toBeVisible();
  expect(grid.getByText('未使用')).toBeVisible();
  expect(grid.getByText('使用中')).toBeVisible();
  expect(screen.getByRole('button', { name: '删除 制度.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除 合同.docx' })).toBeNull();
});

test('previews what browsers show', async () => {
  await atList();
  expect(screen.queryByRole('button', { name: '预览 合同.docx' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '预览 制度.pdf' }));
  expect(await screen.findByTitle('制度.pdf', { exact: true })).toBeInTheDocument();
});

test('shows why a file is kept', async () => {
  const reason = '文件已被业务数据使用，请在对应数据中删除';
  await atList({ 'DELETE /sys/oss/file/delete': refuse(reason) });
  fireEvent.click(screen.getByRole('button', { name: '删除 制度.pdf' }));
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
