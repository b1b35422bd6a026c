import { reply } from '@gezi/client/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { ApplicationPage } from './ApplicationPage';

const form = { id: 'f1', formName: '用车申请', remark: '公务用车', version: 2, createBy: 'admin', updateTime: null };

test('links every form to the page that fills it in', async () => {
  const fill = { action: 'online:cgform:data', type: '2', describe: '填写表单数据' };
  const { user, address } = renderPage({
    page: <ApplicationPage />,
    path: '/lowcode/apply',
    auth: [fill],
    routes: { 'GET /flowable/form/list': reply(pageOf([form])), 'GET /sys/savedQuery/list': reply([]) },
  });
  await user.click(await screen.findByRole('link', { name: '申请 用车申请' }));
  expect(address()).toBe('/lowcode/form-data?id=f1');
});

test('calls nothing without the permission to fill in forms', async () => {
  const { server } = renderPage({ page: <ApplicationPage />, path: '/lowcode/apply', auth: [] });
  expect(await screen.findByText('没有可以申请的业务')).toBeVisible();
  expect(server.requestsOf('GET /flowable/form/list')).toHaveLength(0);
});
