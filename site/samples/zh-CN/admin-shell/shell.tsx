import { AdminRouter, type Access } from '@gezi/admin-shell';

const access: Access = {
  menu: [
    { path: '/dashboard/analysis', component: 'Home', meta: { title: '首页', icon: 'dashboard' } },
    {
      path: '/system',
      component: 'layouts/RouteView',
      meta: { title: '系统管理', icon: 'setting' },
      children: [{ path: '/system/users', component: 'UserList', meta: { title: '用户管理' } }],
    },
  ],
  auth: [],
  allAuth: [],
};

/** 地址保存在内存中，因此可以放进别的页面，也适合测试。 */
export function Shell() {
  return (
    <div style={{ height: 420, overflow: 'auto', transform: 'translateZ(0)' }}>
      <AdminRouter
        title="采购管理平台"
        brand="采购平台"
        initialEntries={['/dashboard/analysis']}
        publicRoutes={[]}
        views={{ Home: () => import('./first/Home'), UserList: () => import('./first/UserList') }}
        session={{ token: 'demo', user: { name: '王建国', account: 'purchaser' } }}
        loadPermission={async () => access}
        onLogout={async () => {}}
      />
    </div>
  );
}
