import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { NoticeChoice } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { NoticeSettings } from './NoticeSettings';

const VIEW = 'GET /sys/noticeChoice';
const SAVE = 'PUT /sys/noticeChoice';

const choice: NoticeChoice = {
  language: 'zh-CN',
  choices: [
    { kind: 'task', mail: 'M', sms: 'H' },
    { kind: 'plan', mail: 'L', sms: null },
  ],
  canMail: true,
  canSms: true,
  email: 'zhou@gezi.example',
  phone: '138****2231',
};

const open = (stored: Partial<NoticeChoice> = {}, routes: FakeRoutes = {}, locale: 'zh-CN' | 'en-US' = 'zh-CN') =>
  renderPage({
    page: <NoticeSettings />,
    path: '/account/settings',
    locale,
    routes: { [VIEW]: reply({ ...choice, ...stored }), ...routes },
  });

const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const shown = (select: HTMLElement) => select.closest('.ant-select')!.textContent;

async function choose(label: string, option: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  // The popup is after the fields, which have the same titles.
  await screen.findByRole('listbox', { name: label });
  fireEvent.click(screen.getAllByTitle(option).at(-1)!);
}

test('shows per kind what leaves by e-mail and by SMS', async () => {
  open();
  const task = await rowOf('流程');
  expect(screen.getByText('zhou@gezi.example')).toBeVisible();
  expect(screen.getByText('138****2231')).toBeVisible();
  expect(task.getAllByRole('combobox').map(shown)).toEqual(['重要和紧急', '仅紧急']);
});

test('a kind without a choice does not leave', async () => {
  open({ choices: [] });
  const plan = await rowOf('需求计划');
  expect(plan.getAllByRole('combobox').map(shown)).toEqual(['不发送', '不发送']);
});

test('channels that are closed or have no address cannot be chosen', async () => {
  open({ canSms: false, email: null });
  await screen.findByText('流程');
  for (const select of screen.getAllByRole('combobox')) expect(select).toBeDisabled();
});

test('saves each change, and brings the stored choice back if that fails', async () => {
  const { server } = open({}, { [SAVE]: reply(null) });
  await choose('流程 短信', '不发送');
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(server.requestsOf(SAVE)[0]!.body).toMatchObject({
    language: 'zh-CN',
    choices: expect.arrayContaining([{ kind: 'task', mail: 'M', sms: null }]),
  });
  server.route(SAVE, refuse('通知设置保存失败'));
  await choose('需求计划 邮件', '仅紧急');
  expect(await screen.findByText('通知设置保存失败')).toBeVisible();
  const plan = await rowOf('需求计划');
  await waitFor(() => expect(shown(plan.getAllByRole('combobox')[0]!)).toBe('全部'));
});

test('offers to load again', async () => {
  const { server } = open({}, { [VIEW]: refuse('服务暂时不可用') });
  expect(await screen.findByText('服务暂时不可用')).toBeVisible();
  server.route(VIEW, reply(choice));
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('流程')).toBeVisible();
});

test('is in English', async () => {
  open({}, {}, 'en-US');
  const heading = await screen.findByRole('columnheader', { name: /e-mail/i });
  expect(heading).toBeVisible();
  expect(document.body).not.toHaveTextContent(/邮件|短信|不发送/);
});
