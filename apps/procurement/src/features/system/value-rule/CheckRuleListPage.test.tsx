import type { SysCheckRule } from '@gezi/domain';
import { refuse, reply } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { CheckRuleListPage } from './CheckRuleListPage';

const rule: SysCheckRule = {
  id: 'r1',
  ruleName: '物料号',
  ruleCode: 'material_no',
  ruleJson: '[{"digits":2,"pattern":"[A-Z]+","message":"前两位应为大写字母"}]',
  ruleDescription: null,
  createBy: 'admin',
  createTime: '2026-10-01 08:00:00',
  updateBy: null,
  updateTime: '2026-10-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const CHECK = 'GET /sys/checkRule/checkByCode';
const EDIT = 'PUT /sys/checkRule/edit';

test('tests a rule and edits its parts', async () => {
  const { server } = renderPage({
    page: <CheckRuleListPage />,
    path: '/isystem/checkRule',
    auth: [{ action: 'system:checkRule:edit', type: '2', describe: '' }],
    routes: {
      'GET /sys/checkRule/list': reply(pageOf([rule])),
      'GET /sys/savedQuery/list': reply([]),
      [CHECK]: refuse('前两位应为大写字母'),
      [EDIT]: reply(rule),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '测试 物料号' }));
  const tryOut = within(screen.getByRole('dialog'));
  fireEvent.change(tryOut.getByLabelText('待校验的值'), { target: { value: 'ab%' } });
  fireEvent.click(tryOut.getByRole('button', { name: '校验' }));
  expect(await tryOut.findByText('前两位应为大写字母')).toBeInTheDocument();
  expect(tryOut.getByText('第 1 至 2 位：ab')).toBeInTheDocument();
  server.route(CHECK, reply(null));
  fireEvent.click(tryOut.getByRole('button', { name: '校验' }));
  expect(await tryOut.findByText('校验通过')).toBeInTheDocument();
  expect(server.requestsOf(CHECK)[0]!.query).toMatchObject({ ruleCode: 'material_no', value: 'ab%25' });
  fireEvent.click(tryOut.getAllByRole('button', { name: '关闭' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(screen.getByRole('button', { name: '编辑 物料号' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '添加一项' }));
  fireEvent.change(dialog.getByLabelText('第 2 项 位数'), { target: { value: '*' } });
  fireEvent.change(dialog.getByLabelText('第 2 项 正则表达式'), { target: { value: '.{6}' } });
  fireEvent.change(dialog.getByLabelText('第 2 项 提示文本'), { target: { value: '应为6位' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(EDIT)).toHaveLength(1));
  const { ruleJson } = server.requestsOf(EDIT)[0]!.body as { ruleJson: string };
  expect(JSON.parse(ruleJson)).toEqual([
    { digits: 2, pattern: '[A-Z]+', message: '前两位应为大写字母' },
    { digits: '*', pattern: '.{6}', message: '应为6位' },
  ]);
});
