import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { CHOOSABLE_SUPPLIERS, SHARE_TARGETS, type SupplierShare } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { supplier } from '../shared/testing/supplier';
import { ShareListPage } from './ShareListPage';

/** Tenant of the session of the tests. */
const OWN = 1;
const given: SupplierShare = {
  id: 'h1',
  supplierId: 's1',
  supplierName: '上海恒泰源泵业有限公司',
  tenantName: '锐衡泵业有限公司',
  targetTenantId: 2,
  targetTenantName: '江北新能源有限公司',
  shareTime: '2026-11-20 09:00:00',
  status: '0',
  reason: null,
  replyTime: null,
  remark: null,
  createBy: 'manager',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: OWN,
};
const received: SupplierShare = {
  ...given,
  id: 'h2',
  supplierName: '宁波博远线缆有限公司',
  tenantId: 2,
  tenantName: '江北新能源有限公司',
  targetTenantId: OWN,
  targetTenantName: '锐衡泵业有限公司',
};

async function atList(rows: SupplierShare[], routes: FakeRoutes = {}, isNarrow = false) {
  const app = renderPage({
    page: <ShareListPage />,
    path: '/supplier/share',
    isNarrow,
    tenantId: OWN,
    auth: [
      ...permissionsFor('supplier:share', ['list', 'add', 'edit', 'delete', 'reply']),
      ...permissionsFor('supplier:supplierInfo', ['list']),
    ],
    routes: {
      'GET /supplier/share/list': reply(pageOf(rows)),
      'GET /supplier/supplierInfo/queryById': reply(supplier),
      'GET /sys/savedQuery/list': reply([]),
      [`GET /sys/dict/loadDict/${encodeURIComponent(CHOOSABLE_SUPPLIERS)}`]: reply([
        { value: 's3', text: '苏州金诚化工有限公司' },
      ]),
      [`GET /sys/dict/loadDict/${encodeURIComponent(SHARE_TARGETS)}`]: reply([{ value: '3', text: '华东重工集团' }]),
      ...routes,
    },
  });
  await screen.findByText(rows[0]!.supplierName);
  return app;
}
const has = (name: string) => screen.queryByRole('button', { name }) !== null;
/** Actions of a row in its buttons and its menu. */
async function actionsOf({ supplierName }: SupplierShare): Promise<string[]> {
  const names = ['查看', '接受', '拒绝', '编辑', '撤销', '删除'];
  const shown = names.filter((name) => has(`${name} ${supplierName}`));
  const more = screen.queryByRole('button', { name: `更多 ${supplierName}` });
  if (!more) return shown;
  fireEvent.click(more);
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
  return names.filter((name) => shown.includes(name) || items.includes(name));
}

test.each([
  ['own offer', given, ['查看', '编辑', '撤销']],
  ['own accepted offer', { ...given, status: '1' }, ['查看', '撤销']],
  ['own refused offer', { ...given, status: '2', reason: '暂不需要' }, ['查看', '删除']],
  ['received offer', received, ['接受', '拒绝']],
  ['received accepted offer', { ...received, status: '1' }, ['查看']],
  ['received revoked offer', { ...received, status: '3' }, []],
])('offers the actions of: %s', async (_what, share, actions) => {
  await atList([share]);
  expect(await actionsOf(share)).toEqual(actions);
});

test('accepts an offer after a question', async () => {
  const ACCEPT = 'POST /supplier/share/accept';
  const { server } = await atList([received], { [ACCEPT]: reply({ ...received, status: '1' }) });
  fireEvent.click(screen.getByRole('button', { name: `接受 ${received.supplierName}` }));
  const question = await screen.findByText(/接受江北新能源有限公司共享的供应商/);
  fireEvent.click(within(question.closest<HTMLElement>('.ant-popover, [role="dialog"]')!).getByText(/确\s*定/));
  await waitFor(() => expect(server.requestsOf(ACCEPT)[0]?.body).toEqual({ id: 'h2' }));
});

test('refuses an offer with a reason', async () => {
  const REFUSE = 'POST /supplier/share/refuse';
  const { server } = await atList([received], { [REFUSE]: reply({ ...received, status: '2' }) });
  fireEvent.click(screen.getByRole('button', { name: `拒绝 ${received.supplierName}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请填写拒绝原因')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('拒绝原因'), { target: { value: '已有同类供应商' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(REFUSE).map(({ body }) => body)).toEqual([{ id: 'h2', reason: '已有同类供应商' }]),
  );
});

test('offers a supplier to another organisation, and shows a refusal at its field', async () => {
  const ADD = 'POST /supplier/share/add';
  const { server } = await atList([given], { [ADD]: refuse('该供应商已共享给此单位', { field: 'targetTenantId' }) });
  fireEvent.click(screen.getByRole('button', { name: '共享供应商' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, text] of [
    ['供应商', '苏州金诚化工有限公司'],
    ['接收单位', '华东重工集团'],
  ] as const) {
    fireEvent.mouseDown(dialog.getByLabelText(label));
    fireEvent.click(await screen.findByText(text));
  }
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('该供应商已共享给此单位')).toBeInTheDocument();
  expect(server.requestsOf(ADD)[0]!.body).toMatchObject({ supplierId: 's3', targetTenantId: 3 });
});

test('shows the data of a shared supplier', async () => {
  await atList([{ ...received, status: '1' }]);
  fireEvent.click(screen.getByRole('button', { name: `查看 ${received.supplierName}` }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('离心泵')).toBeInTheDocument();
});

test('shows offers as cards on a phone', async () => {
  await atList([given], {}, true);
  expect(screen.getByText('江北新能源有限公司')).toBeVisible();
});
