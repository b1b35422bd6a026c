import { AdminRouter, type Access } from '@gezi/admin-shell';
import { useState } from 'react';

// Menu and permissions from the server; component is a key of views.
const access: Access = {
  menu: [
    { path: '/dashboard/analysis', component: 'Home', meta: { title: 'Home', icon: 'dashboard' } },
    { path: '/system/users', component: 'UserList', meta: { title: 'Users', icon: 'user' } },
  ],
  auth: [],
  allAuth: [],
};

export function App() {
  const [token, setToken] = useState<string | undefined>('demo');
  return (
    <AdminRouter
      title="Procurement"
      brand="Procurement"
      publicRoutes={[{ path: '/user/login', element: <button onClick={() => setToken('demo')}>Sign in</button> }]}
      views={{ Home: () => import('./Home'), UserList: () => import('./UserList') }}
      session={{ token, user: { name: 'John Miller', account: 'purchaser' } }}
      loadPermission={async () => access}
      onLogout={async () => setToken(undefined)}
    />
  );
}
