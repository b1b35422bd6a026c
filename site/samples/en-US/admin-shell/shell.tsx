import { AdminRouter, type Access } from '@gezi/admin-shell';

const access: Access = {
  menu: [
    { path: '/dashboard/analysis', component: 'Home', meta: { title: 'Home', icon: 'dashboard' } },
    {
      path: '/system',
      component: 'layouts/RouteView',
      meta: { title: 'System', icon: 'setting' },
      children: [{ path: '/system/users', component: 'UserList', meta: { title: 'Users' } }],
    },
  ],
  auth: [],
  allAuth: [],
};

/** The address is kept in memory, so that the shell fits into a page or a test. */
export function Shell() {
  return (
    <div style={{ height: 420, overflow: 'auto', transform: 'translateZ(0)' }}>
      <AdminRouter
        title="Procurement"
        brand="Procurement"
        initialEntries={['/dashboard/analysis']}
        publicRoutes={[]}
        views={{ Home: () => import('./first/Home'), UserList: () => import('./first/UserList') }}
        session={{ token: 'demo', user: { name: 'John Miller', account: 'purchaser' } }}
        loadPermission={async () => access}
        onLogout={async () => {}}
      />
    </div>
  );
}
