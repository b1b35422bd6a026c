// @vitest-environment jsdom
import { GeziProvider } from '@gezi/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { access, user, views } from '../../testing/fixtures';
import { AdminRouter } from './AdminRouter';

test('smoke', async () => {
  render(
    <GeziProvider>
      <AdminRouter
        publicRoutes={[{ path: '/user/login', element: <h1>登录</h1> }]}
        views={views}
        loadPermission={() => Promise.resolve(access)}
        session={{ token: 't', user }}
        onLogout={() => undefined}
        title="采购SaaS管理平台"
        initialEntries={['/purchase/plan?x=1']}
      />
    </GeziProvider>,
  );
  expect(await screen.findByRole('heading', { name: '需求计划' })).toBeVisible();
});
