import { file, reply, type FakeRoutes } from '@gezi/client/testing';
import type { PurchaseInvite } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { projectOf } from '../../../testing/projectFixtures';
import { pressExport } from '../../../testing/pressExport';
import { renderPage } from '../../../testing/renderPage';
import { InviteListPage } from './InviteListPage';
import { inviteOf } from './testing/fixtures';

const ACCEPT = 'POST /procurement/invite/accept';
const REMIND = 'POST /procurement/invite/remind';
const ADD = 'POST /procurement/invite/add';

async function atList(rows: PurchaseInvite[], supplierId: string | null, routes: FakeRoutes = {}) {
  const page = renderPage({
    page: <InviteListPage />,
    path: '/procurement/invite',
    supplierId,
    auth: permissionsFor('procurement:invite', supplierId ? ['list', 'reply'] : ['list', 'add', 'export']),
    routes: {
      'GET /procurement/invite/list': reply(pageOf(rows)),
      'GET /sys/savedQuery/list': reply([]),
      [ACCEPT]: reply(null),
      [REMIND]: reply(null),
      [ADD]: reply([]),
      ...routes,
    },
  });
  await screen.findAllByText(rows[0]!.proName);
  return page;
}
const confirm = async (question: string) =>
  fireEvent.click(
    within((await screen.findByText(question)).closest<HTMLElement>('.ant-popover, [role="dialog"]')!).getByText(
      /确\s*定/,
    ),
  );

test('a supplier sees its own invitations and accepts one', async () => {
  const { server } = await atList([inviteOf({ actions: ['accept', 'decline'] })], 's1');
  expect(screen.queryByText('申达阀门有限公司')).toBeNull();
  expect(screen.queryByRole('button', { name: /邀请供应商/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '接受 离心泵机封备件年度采购' }));
  await confirm('接受采购项目“离心泵机封备件年度采购”的邀请？');
  await waitFor(() => expect(server.requestsOf(ACCEPT)[0]?.body).toEqual({ id: 'i1' }));
});

test('opens the project on the side of the caller', async () => {
  const { address, unmount } = await atList([inviteOf()], 's1');
  fireEvent.click(screen.getByRole('button', { name: '查看 离心泵机封备件年度采购' }));
  expect(address()).toBe('/procurement/source/view?id=g1');
  unmount();
  const purchaser = await atList([inviteOf()], null);
  fireEvent.click(screen.getByRole('button', { name: '查看 申达阀门有限公司' }));
  expect(purchaser.address()).toBe('/purchase/project/view?id=g1');
});

test('a purchaser reminds the suppliers that have not answered', async () => {
  const { server } = await atList(
    [
      inviteOf({ actions: ['remind'] }),
      inviteOf({ id: 'i2', supplierName: '恒泰源泵业', status: '1', status_dictText: '已接受' }),
    ],
    null,
  );
  expect(screen.queryByRole('button', { name: '催办 恒泰源泵业' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /全选|所有/ }));
  fireEvent.click(await screen.findByRole('button', { name: '催办' }));
  await confirm('是否催办所选供应商？已回复的会跳过。');
  await waitFor(() => expect(server.requestsOf(REMIND)[0]?.body).toEqual({ ids: ['i1'] }));
  expect(await screen.findByText('已催办 1 家供应商')).toBeInTheDocument();
});

test('a purchaser invites suppliers to one of the projects that accept them', async () => {
  const supplier = {
    id: 's9',
    name: '宁波博远线缆有限公司',
    sysOrgCode: null,
    linkman: '林工',
    mobile: '138',
    level: null,
  };
  const { server } = await atList([inviteOf()], null, {
    'GET /purchase/purchaseInfo/list': reply(
      pageOf([
        { ...projectOf({ id: 'g1', actions: ['invite'] }), bidCount: 0, inviteCount: 0 },
        {
          ...projectOf({ id: 'g2', proName: '公开项目', buyType: '2', actions: ['invite'] }),
          bidCount: 0,
          inviteCount: 0,
        },
      ]),
    ),
    'GET /purchase/purchaseInfo/getSupplierList': reply(pageOf([{ ...supplier, supplierMaterialTypeList: [] }])),
  });
  fireEvent.click(screen.getByRole('button', { name: '邀请供应商' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.mouseDown(dialog.getByLabelText('采购项目'));
  fireEvent.click(await screen.findByText('CG202611230001 阀门采购项目'));
  expect(screen.queryByText(/公开项目/)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: '选择供应商' }));
  await screen.findByText('邀请供应商 · CG202611230001');
  const chooser = within(screen.getByRole('dialog'));
  await chooser.findByText('宁波博远线缆有限公司');
  fireEvent.click(chooser.getAllByRole('checkbox')[1]!);
  fireEvent.click(chooser.getByRole('button', { name: '确认选择' }));
  await waitFor(() => expect(server.requestsOf(ADD)[0]?.body).toEqual({ purchaseInfoId: 'g1', supplierIds: ['s9'] }));
});

test('a purchaser exports the invitations, and a supplier without the permission does not', async () => {
  const routes = { 'GET /procurement/invite/exportXls': file('x', 'x.xlsx') } satisfies FakeRoutes;
  const { server, unmount } = await atList([inviteOf()], null, routes);
  expect((await pressExport(server, '/procurement/invite/exportXls')).name).toMatch(/\.xlsx$/);
  unmount();
  await atList([inviteOf()], 's1');
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
});
