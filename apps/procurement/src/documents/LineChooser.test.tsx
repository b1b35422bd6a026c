import { listPlanLines, openQuantity, planLineFields, type PlanDetailRow } from '@gezi/domain';
import { reply } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lineOf, pageOf } from '../testing/fixtures';
import { renderPage } from '../testing/renderPage';
import { LineChooser } from './LineChooser';

const LIST = 'GET /purchase/purchasePlan/detailList';
const line = (id: string, materialName: string, used = 0): PlanDetailRow => ({
  ...lineOf({ id, materialName, counts: 10, usedCounts: used }),
  planId: 'p1',
  planNo: 'JH1',
  planName: '计划',
  departName: '车间',
  purchaseUserId: null,
  purchaseUserName: null,
  status: '3',
  status_dictText: '待采购',
});
const FIELDS = planLineFields.filter(({ key }) => ['materialName', 'unit'].includes(key));

async function choose(leftOf?: (row: PlanDetailRow) => number, isNarrow = false) {
  const onTake = vi.fn<(lines: readonly { row: PlanDetailRow; quantity: number | null }[]) => void>();
  const onClose = vi.fn<() => void>();
  const page = renderPage({
    path: '/',
    isNarrow,
    routes: {
      [LIST]: ({ query }) =>
        reply(pageOf(query.pageNo === '2' ? [line('l3', '螺栓')] : [line('l1', '球阀', 4), line('l2', '垫片')], 11)),
    },
    page: (
      <LineChooser<PlanDetailRow>
        title="选择明细"
        fields={FIELDS}
        endpoint={listPlanLines}
        {...(leftOf && { leftOf })}
        nameOf={({ materialName }) => materialName}
        onTake={onTake}
        onClose={onClose}
      />
    ),
  });
  await screen.findByText(/球阀/);
  return { ...page, onTake, onClose };
}
const check = (row: number) => fireEvent.click(screen.getByRole('checkbox', { name: `选择第 ${row} 行` }));
const quantity = (row: number) => screen.getAllByRole<HTMLInputElement>('textbox', { name: /本次数量/ })[row]!;
function type(input: HTMLInputElement, text: string) {
  input.focus();
  fireEvent.input(input, { target: { value: text } });
  input.blur();
}
const taken = (onTake: Awaited<ReturnType<typeof choose>>['onTake']) =>
  onTake.mock.calls[0]![0].map(({ row, quantity: count }) => [row.id, count]);

test('takes what is left of the chosen lines, or less', async () => {
  const { onTake, onClose } = await choose(openQuantity);
  expect(quantity(0)).toHaveValue('6');
  check(1);
  type(quantity(1), '2.5');
  await screen.findByText('已选 2 行');
  fireEvent.click(screen.getByRole('button', { name: '确认选择' }));
  expect(taken(onTake)).toEqual([
    ['l1', 6],
    ['l2', 2.5],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('refuses more than is left', async () => {
  const { onTake } = await choose(openQuantity);
  type(quantity(0), '7');
  await screen.findByText('已选 1 行');
  fireEvent.click(screen.getByRole('button', { name: '确认选择' }));
  expect(await screen.findByText('球阀：超出剩余数量')).toBeInTheDocument();
  await waitFor(() => expect(quantity(0)).toBeInvalid());
  expect(onTake).not.toHaveBeenCalled();
});

test('keeps the selection over pages and searches, and takes whole lines', async () => {
  const { onTake, server, user } = await choose();
  check(2);
  const dialog = screen.getByText('选择明细').closest<HTMLElement>('[role=dialog]')!;
  await user.click(within(dialog).getByRole('listitem', { name: '2' }));
  await screen.findByText(/螺栓/);
  fireEvent.click(within(dialog).getAllByRole('checkbox', { name: /选择第/ })[0]!);
  await screen.findByText('已选 2 行');
  await user.type(within(dialog).getByLabelText('物料名称'), '螺{Enter}');
  await waitFor(() =>
    expect(server.requestsOf(LIST).at(-1)!.query).toMatchObject({ materialName: '*螺*', pageNo: '1' }),
  );
  fireEvent.click(screen.getByRole('button', { name: '确认选择' }));
  expect(taken(onTake)).toEqual([
    ['l2', null],
    ['l3', null],
  ]);
});

test('on phones shows the name of a line beside short headings', async () => {
  await choose(openQuantity, true);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.filter(Boolean)).toEqual(['明细', '剩余', '本次数量']);
});
