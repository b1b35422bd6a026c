import { broken, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { ProjectQuestion } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../testing/fixtures';
import { permissionsFor } from '../../../../testing/peopleFixtures';
import { renderPage } from '../../../../testing/renderPage';
import { QuestionsPart } from './QuestionsPart';

const LIST = 'GET /procurement/question/list';
const ADD = 'POST /procurement/question/add';
const ANSWER = 'POST /procurement/question/answer';

const questionOf = (part: Partial<ProjectQuestion> = {}): ProjectQuestion => ({
  id: 'q1',
  purchaseInfoId: 'p1',
  supplierId: 's1',
  supplierName: '申达阀门有限公司',
  question: '交货地点是否可以变更？',
  askTime: '2026-11-23 09:00:00',
  answer: null,
  answerName: null,
  answerTime: null,
  mine: false,
  mayAnswer: false,
  ...part,
});
const answered = questionOf({
  id: 'q2',
  supplierId: null,
  supplierName: null,
  question: '是否接受等效品牌？',
  answer: '接受，须附对比资料。',
  answerName: '王晓琳',
  answerTime: '2026-11-23 10:00:00',
});

function atPart(questions: readonly ProjectQuestion[], actions: readonly string[], routes: FakeRoutes = {}) {
  return renderPage({
    page: <QuestionsPart purchaseInfoId="p1" isOpen />,
    path: '/',
    auth: permissionsFor('procurement:question', ['list', ...actions]),
    routes: { [LIST]: reply(pageOf([...questions])), ...routes },
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows answers, the own question, and no names of others', async () => {
  atPart([questionOf({ mine: true }), answered], ['add']);
  const [own, other] = within(await screen.findByRole('list', { name: '问题' })).getAllByRole('listitem');
  expect(within(own!).getByText('我的提问')).toBeVisible();
  expect(within(own!).getByText('待答复')).toBeVisible();
  expect(within(other!).getByText('接受，须附对比资料。')).toBeVisible();
  expect(within(other!).queryByText('申达阀门有限公司')).toBeNull();
  expect(screen.queryByRole('button', { name: /^答复/ })).toBeNull();
});

test('asks a question, and keeps it when the server refuses', async () => {
  const { server } = atPart([], ['add'], {
    [ADD]: refuse('报价已截止或项目已结束，不能提问', { field: 'purchaseInfoId' }),
  });
  expect(await screen.findByText('还没有问题')).toBeVisible();
  press('提问');
  const dialog = await screen.findByRole('dialog', { name: '提问' });
  const text = within(dialog).getByRole('textbox', { name: '问题' });
  fireEvent.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  expect(await within(dialog).findByText('请输入问题')).toBeVisible();
  fireEvent.change(text, { target: { value: '质保期多长？' } });
  fireEvent.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  expect(await screen.findByText('报价已截止或项目已结束，不能提问')).toBeVisible();
  expect(text).toHaveValue('质保期多长？');
  expect(server.requestsOf(ADD)[0]?.body).toEqual({ purchaseInfoId: 'p1', question: '质保期多长？' });
});

test('the first question keeps the focus at the button', async () => {
  const first = questionOf({ mine: true });
  const { server } = atPart([], ['add'], { [ADD]: reply(first) });
  const ask = await screen.findByRole('button', { name: '提问' });
  ask.focus();
  fireEvent.click(ask);
  const dialog = await screen.findByRole('dialog', { name: '提问' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: '问题' }), { target: { value: first.question } });
  server.route(LIST, reply(pageOf([first])));
  fireEvent.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  const list = await screen.findByRole('list', { name: '问题' });
  expect(within(list).getByText(first.question)).toBeVisible();
  await waitFor(() => expect(ask).toHaveFocus());
});

test('answers a question and reloads the list', async () => {
  const open = questionOf({ mayAnswer: true });
  const { server } = atPart([open], ['answer'], { [ANSWER]: reply({ ...open, answer: '可以' }) });
  expect(await screen.findByText('申达阀门有限公司')).toBeVisible();
  expect(screen.queryByRole('button', { name: '提问' })).toBeNull();
  press('答复 交货地点是否可以变更？');
  const dialog = await screen.findByRole('dialog', { name: '答复' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: '答复' }), { target: { value: '可以' } });
  fireEvent.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(server.requestsOf(LIST)).toHaveLength(2));
  expect(server.requestsOf(ANSWER)[0]?.body).toEqual({ id: 'q1', answer: '可以' });
});

test('offers to load again after a failure', async () => {
  const { server } = atPart([], [], { [LIST]: broken() });
  fireEvent.click(await screen.findByRole('button', { name: /重\s*试/ }));
  await waitFor(() => expect(server.requestsOf(LIST).length).toBeGreaterThan(1));
});
