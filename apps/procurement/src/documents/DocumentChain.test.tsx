import { refuse, reply } from '@gezi/client/testing';
import type { ChainNode, DocumentChain as Chain } from '@gezi/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { DocumentChain } from './DocumentChain';

const CHAIN = 'GET /document/chain';
const node = (kind: ChainNode['kind'], id: string, over: Partial<ChainNode> = {}): ChainNode => ({
  kind,
  id,
  no: id.toUpperCase(),
  name: `单据 ${id}`,
  status: '4',
  status_dictText: '采购中',
  quantity: 1200,
  amount: 36_000.5,
  path: `/${kind}?id=${id}`,
  ...over,
});
const chain: Chain = {
  nodes: [
    node('plan', 'jh1'),
    node('plan', 'jh2'),
    node('project', 'cg1'),
    node('contract', 'ht1'),
    node('contract', 'ht2'),
  ],
  links: [
    { from: 'jh1', to: 'cg1' },
    { from: 'jh2', to: 'cg1' },
    { from: 'cg1', to: 'ht1' },
    { from: 'cg1', to: 'ht2' },
  ],
  hidden: [{ kind: 'order', count: 3 }],
};
const show = (answer = reply(chain)) =>
  renderPage({
    page: <DocumentChain kind="project" id="cg1" />,
    path: '/purchase/project/view',
    routes: { [CHAIN]: answer },
  });

test('shows the steps in order, with numbers, states, quantities and amounts', async () => {
  const { server } = show();
  const list = await screen.findByRole('list', { name: '单据链' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['需求计划', '采购项目', '合同', '采购订单']);
  const project = within(list).getByRole('link', { name: /^CG1/ });
  expect(project).toHaveAttribute('aria-current', 'page');
  expect(project).toHaveTextContent('CG1单据 cg1采购中数量 1,200金额 36,000.50');
  expect(within(list).getByRole('link', { name: /^HT2/ })).toHaveAttribute('href', '/contract?id=ht2');
  expect(within(list).getByRole('link', { name: /^HT2/ })).toHaveTextContent('来源 CG1');
  expect(list).toHaveTextContent('另有 3 张单据，您没有查看权限');
  expect(server.requestsOf(CHAIN)[0]!.query).toMatchObject({ kind: 'project', id: 'cg1' });
});

test('loads again after a failure', async () => {
  const { server } = show(refuse('查询失败'));
  const retry = await screen.findByRole('button', { name: /重\s?试/ });
  server.route(CHAIN, reply(chain));
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: /^CG1/ })).toBeInTheDocument();
});
