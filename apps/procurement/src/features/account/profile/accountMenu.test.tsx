import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { CenterPage } from './CenterPage';
import { useAccountMenu } from './useAccountMenu';

const TENANTS = [
  { id: 1, name: '锐衡泵业', status: 1, beginDate: null, endDate: null, secondaryDomain: null, isHttps: '0' },
  {
    id: 2,
    name: '江北分公司',
    status: 1,
    beginDate: null,
    endDate: null,
    secondaryDomain: 'jb.gezi.example',
    isHttps: '1',
  },
];
const DEPARTS = [
  { id: 'd1', parentId: null, departName: '采购管理部', orgCode: 'A01', orgCategory: '1' },
  { id: 'd2', parentId: null, departName: '装配车间', orgCode: 'A02', orgCategory: '1' },
];
const ME = { id: 'u5', username: 'manager', realname: '周明', orgCode: 'A02', status: 1 };

/** Renders the items as buttons, without the shell. */
function Menu({ goTo }: { goTo: (address: string) => void }) {
  const { items, dialogs } = useAccountMenu(goTo);
  return (
    <>
      {items.map(({ key, label, to, onClick }) =>
        to === undefined ? (
          <button key={key} onClick={onClick}>
            {label}
          </button>
        ) : (
          <a key={key} href={to}>
            {label}
          </a>
        ),
      )}
      {dialogs}
    </>
  );
}

function openMenu(routes: FakeRoutes = {}, tenants = TENANTS) {
  const goTo = vi.fn<(address: string) => void>();
  const page = renderPage({
    page: <Menu goTo={goTo} />,
    path: '/dashboard/analysis',
    routes: {
      'GET /sys/tenant': reply(TENANTS),
      'PUT /sys/user/changeLoginTenantId': reply(null),
      'GET /sys/user/getCurrentUserDeparts': reply({ list: DEPARTS, orgCode: 'A01' }),
      'POST /sys/selectDepart': reply({ userInfo: ME }),
      'GET /sys/dict/refleshCache': reply(null),
      'GET /sys/dict/queryAllDictItems': reply({}),
      ...routes,
    },
  });
  act(() => page.session.set({ ...page.session.get(), tenantId: 1, tenants }));
  return { ...page, goTo };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));

describe('switching the tenant', () => {
  async function pick(name: string) {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '租户' }));
    fireEvent.click(await screen.findByRole('option', { name }).catch(() => screen.findByTitle(name)));
  }

  test('warns if none is chosen', async () => {
    const { goTo } = openMenu();
    choose('切换租户');
    await confirm();
    expect(await screen.findByText('请选择您要切换的租户')).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
  });

  test('navigates to the address of the tenant', async () => {
    const { goTo, session, server } = openMenu();
    choose('切换租户');
    await pick('江北分公司');
    await confirm();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://jb.gezi.example/'));
    expect(session.get().tenantId).toBe(2);
    expect(server.requests.find(({ path }) => path.endsWith('changeLoginTenantId'))?.body).toEqual({
      loginTenantId: 2,
    });
  });

  test('changes nothing when refused', async () => {
    const { goTo, session } = openMenu({
      'PUT /sys/user/changeLoginTenantId': refuse('您不属于该租户，无法访问其数据'),
    });
    choose('切换租户');
    await pick('江北分公司');
    await confirm();
    expect(await screen.findByText('您不属于该租户，无法访问其数据')).toBeVisible();
    expect(session.get().tenantId).toBe(1);
    expect(goTo).not.toHaveBeenCalled();
  });

  test('reloads in place for a tenant without an address, and asks for a department if there are several', async () => {
    const plain = TENANTS.map((tenant) => ({ ...tenant, secondaryDomain: null }));
    const { goTo } = openMenu({
      'GET /sys/tenant': reply(plain),
      'GET /sys/user/getCurrentUserDeparts': reply({ list: DEPARTS, orgCode: null }),
    });
    choose('切换租户');
    await pick('江北分公司');
    await confirm();
    fireEvent.click(await screen.findByRole('radio', { name: '装配车间' }));
    expect(goTo).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  });

  test('is not offered to users with one tenant', () => {
    openMenu({}, TENANTS.slice(0, 1));
    expect(screen.queryByRole('button', { name: '切换租户' })).toBeNull();
  });
});

describe('switching the department', () => {
  test('switches to the chosen department', async () => {
    const { session } = openMenu();
    choose('切换部门');
    fireEvent.click(await screen.findByRole('radio', { name: '装配车间' }));
    await confirm();
    expect(await screen.findByText('已切换到装配车间')).toBeVisible();
    expect(session.get().user?.orgCode).toBe('A02');
  });

  test('requires a choice', async () => {
    openMenu({ 'GET /sys/user/getCurrentUserDeparts': reply({ list: DEPARTS, orgCode: null }) });
    choose('切换部门');
    await confirm();
    expect(await screen.findByText('请选择部门!')).toBeVisible();
  });

  test('informs a user without departments', async () => {
    openMenu({ 'GET /sys/user/getCurrentUserDeparts': reply({ list: [], orgCode: null }) });
    choose('切换部门');
    expect(await screen.findByText('您尚未设置部门信息!')).toBeVisible();
  });
});

test.each([
  ['刷新缓存完成！', {}],
  ['刷新缓存失败！', { 'GET /sys/dict/refleshCache': refuse('服务器内部错误') }],
])('refreshing the cache: %s', async (message, routes: FakeRoutes) => {
  openMenu(routes);
  choose('刷新缓存');
  expect(await screen.findByText(message)).toBeVisible();
});

describe('changing the password', () => {
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

  test('reports missing and different passwords', async () => {
    openMenu();
    choose('修改密码');
    await confirm();
    for (const text of ['请输入旧密码!', '请输入新密码!', '请确认新密码!'])
      expect(await screen.findByText(text)).toBeVisible();
    type('新密码', 'Cai2026gou!');
    type('确认新密码', 'Cai2026gou?');
    expect(await screen.findByText('两次输入的密码不一样！')).toBeVisible();
  });

  test('shows a refusal at its field and signs out after a change', async () => {
    const { server, session } = openMenu({
      'POST /sys/user/updatePassword': refuse('旧密码输入错误!', { field: 'oldpassword' }),
    });
    choose('修改密码');
    await screen.findByRole('dialog');
    type('旧密码', 'wrong');
    type('新密码', 'Cai2026gou!');
    type('确认新密码', 'Cai2026gou!');
    await confirm();
    expect(await screen.findByText('旧密码输入错误!')).toBeVisible();
    server.route('POST /sys/user/updatePassword', reply(null));
    type('旧密码', 'Gezi@2026');
    await confirm();
    await waitFor(() => expect(session.get().token).toBeUndefined());
  });
});

test('opens the profile with roles and departments', async () => {
  openMenu();
  expect(screen.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/account/center');
  cleanup();
  renderPage({
    page: <CenterPage />,
    path: '/account/center',
    routes: {
      'GET /sys/user/profile': reply({
        ...ME,
        sex: 1,
        avatar: null,
        userType: 'buyer',
        company: '锐衡泵业有限公司',
        roleNames: ['采购经理'],
        departNames: ['采购管理部'],
        positionNames: [],
      }),
    },
  });
  expect(await screen.findByText('采购经理')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
});
