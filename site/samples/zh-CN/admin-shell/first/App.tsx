import { AdminRouter, type Access } from '@gezi/admin-shell';
import { useState } from 'react';

// 服务端返回的菜单与权限；component 是 views 的键。
const access: Access = {
  menu: [
    { path: '/dashboard/analysis', component: 'Home', meta: { title: '首页', icon: 'dashboard' } },
    { path: '/system/users', component: 'UserList', meta: { title: '用户管理', icon: 'user' } },
  ],
  auth: [],
  allAuth: [],
};

export function App() {
  const [token, setToken] = useState<string | undefined>('demo');
  return (
    <AdminRouter
      title="采购管理平台"
      brand="采购平台"
      publicRoutes={[{ path: '/user/login', element: <button onClick={() => setToken('demo')}>登录</button> }]}
      views={{ Home: () => import('./Home'), UserList: () => import('./UserList') }}
      session={{ token, user: { name: '王建国', account: 'purchaser' } }}
      loadPermission={async () => access}
      onLogout={async () => setToken(undefined)}
    />
  );
}
