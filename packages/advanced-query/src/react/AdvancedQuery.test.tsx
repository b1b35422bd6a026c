import { memoryStorage } from '@gezi/client';
import { GeziProvider } from '@gezi/ui';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_QUERY, localSavedQueries, type QueryGroup } from '../core';
import { toSaved } from '../core/saved/SavedQuery';
import { nestedPlans, planFields, recentPlans } from '../testing/planFields';
import { Server } from '../testing/Server';
import { AdvancedQuery } from './AdvancedQuery';

// antd is slow without a browser, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const storage = memoryStorage();
const store = localSavedQueries({ storage, code: '/purchase/plan' });
const KEY = 'JSuperQuerySaved_/purchase/plan';
const kept = () => JSON.parse(storage.getItem(KEY) ?? '[]') as { title: string; records: unknown[] }[];

beforeEach(() => {
  document.body.innerHTML = '';
  storage.removeItem(KEY);
});

function show(value: QueryGroup = EMPTY_QUERY, groups = true, fields = planFields) {
  const asked: QueryGroup[] = [];
  function Held() {
    const [held, setHeld] = useState(value);
    return (
      <GeziProvider>
        <Server>
          <AdvancedQuery
            fields={fields}
            groups={groups}
            store={store}
            value={held}
            onSearch={(query) => {
              asked.push(query);
              setHeld(query);
            }}
          />
        </Server>
      </GeziProvider>
    );
  }
  render(<Held />);
  fireEvent.click(screen.getByRole('button', { name: /^高级查询/ }));
  return { asked, dialog: within(screen.getByRole('dialog')) };
}

const click = (within: { getByRole: typeof screen.getByRole }, name: string | RegExp) =>
  fireEvent.click(within.getByRole('button', { name }));

test('a field of an unknown type has a text box', () => {
  const [name, ...others] = planFields;
  show({ matchType: 'and', conditions: [{ field: name!.key, rule: 'eq', val: '轴承' }] }, true, [
    { ...name!, type: 'pca' as 'text' },
    ...others,
  ]);
  expect(screen.getByRole('textbox', { name: '第 1 个条件的值' })).toHaveValue('轴承');
});

describe('searching', () => {
  test('runs the complete conditions and marks the button', async () => {
    const { asked, dialog } = show();
    click(dialog, '添加条件');
    click(dialog, '添加条件');
    fireEvent.change(dialog.getByRole('textbox', { name: '第 1 个条件的值' }), { target: { value: '轴承' } });
    expect(dialog.getByRole('note')).toHaveTextContent('计划名称包含“轴承”');
    click(dialog, '查询');
    expect(asked).toEqual([
      { matchType: 'and', conditions: [{ field: 'planName', rule: 'like', val: '轴承', type: 'text' }] },
    ]);
    expect(await screen.findByRole('button', { name: '高级查询（已启用）', hidden: true })).toBeInTheDocument();
  });

  test('warns of an empty query and of an incomplete condition', async () => {
    const { asked, dialog } = show();
    click(dialog, '查询');
    expect(await screen.findByText('不能查询空条件')).toBeInTheDocument();
    click(dialog, '添加条件');
    click(dialog, '查询');
    await waitFor(() => expect(screen.getAllByText('不能查询空条件').length).toBeGreaterThan(1));
    expect(asked).toEqual([]);
  });

  test('重置 clears the query', () => {
    const { asked, dialog } = show(recentPlans);
    click(dialog, '重置');
    expect(asked).toEqual([EMPTY_QUERY]);
    expect(dialog.getByText('没有任何查询条件')).toBeInTheDocument();
  });

  test('groups are refused without support of the server', async () => {
    const { asked, dialog } = show(nestedPlans, false);
    click(dialog, '查询');
    expect(await screen.findByText('当前列表不支持条件组，请改用同一种匹配方式')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('saving', () => {
  async function saveAs(dialog: ReturnType<typeof show>['dialog'], name: string) {
    click(dialog, '保存查询条件');
    const naming = within((await screen.findAllByRole('dialog')).at(-1)!);
    fireEvent.change(naming.getByLabelText('保存名称'), { target: { value: name } });
    click(naming, '确定');
  }

  test('needs conditions', async () => {
    const { dialog } = show();
    click(dialog, '保存查询条件');
    expect(await screen.findByText('空条件不能保存')).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('needs a name and confirms the save', async () => {
    const { dialog } = show(recentPlans);
    await saveAs(dialog, ' ');
    expect(await screen.findByText('保存名称不能为空')).toBeInTheDocument();
    const naming = within((await screen.findAllByRole('dialog')).at(-1)!);
    fireEvent.change(naming.getByLabelText('保存名称'), { target: { value: '近7天待办' } });
    click(naming, '确定');
    expect(await screen.findByText('保存成功')).toBeInTheDocument();
    expect(kept()).toEqual([toSaved('近7天待办', recentPlans)]);
    expect(dialog.getByRole('button', { name: '近7天待办' })).toHaveAttribute('aria-current', 'true');
  });

  test('asks before overwriting', async () => {
    await store.save(toSaved('待办', nestedPlans));
    const { dialog } = show(recentPlans);
    await dialog.findByRole('button', { name: '待办' });
    await saveAs(dialog, '待办');
    expect(await screen.findByText('“待办”已存在，是否覆盖？')).toBeInTheDocument();
    expect(kept()).toEqual([toSaved('待办', nestedPlans)]);
    click(within(screen.getAllByRole('dialog').at(-1)!), '确定');
    await waitFor(() => expect(kept()).toEqual([toSaved('待办', recentPlans)]));
  });

  test('asks before deleting', async () => {
    await store.save(toSaved('待办', nestedPlans));
    const { dialog } = show();
    fireEvent.click(await dialog.findByRole('button', { name: '删除查询 待办' }));
    expect(await screen.findByText('是否删除当前查询？')).toBeInTheDocument();
    click(within(screen.getAllByRole('dialog').at(-1)!), '确定');
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test('warns if a query cannot be deleted', async () => {
    await store.save(toSaved('待办', nestedPlans));
    vi.spyOn(store, 'remove').mockRejectedValueOnce(new Error('offline'));
    const { dialog } = show();
    fireEvent.click(await dialog.findByRole('button', { name: '删除查询 待办' }));
    await screen.findByText('是否删除当前查询？');
    click(within(screen.getAllByRole('dialog').at(-1)!), '确定');
    const message = await screen.findByText('删除失败，请稍后重试');
    expect(message.closest('.ant-message-warning')).toBeInTheDocument();
    expect(kept()).toHaveLength(1);
  });

  test('opening a saved query can be undone', async () => {
    await store.save(toSaved('本月', nestedPlans));
    const { dialog } = show(recentPlans);
    fireEvent.click(await dialog.findByRole('button', { name: '本月' }));
    expect(dialog.getByRole('note')).toHaveTextContent('申报时间在本月内，且（计划名称包含“轴承”，或');
    click(dialog, '撤销');
    expect(dialog.getByRole('note')).toHaveTextContent('申报时间在近7天内，且状态是“待分派”、“待采购”之一');
  });
});

describe('the builder', () => {
  test('moves conditions with the arrow keys, into and out of groups', () => {
    const { dialog } = show(nestedPlans);
    const handle = () => dialog.getByRole('button', { name: /^移动第 1 个条件/ });
    fireEvent.keyDown(handle(), { key: 'ArrowDown' });
    expect(dialog.getByRole('note')).toHaveTextContent(/^（申报时间在本月内，或计划名称包含“轴承”/);
    fireEvent.keyDown(dialog.getByRole('button', { name: /^移动第 1\.1 个条件/ }), { key: 'ArrowUp' });
    expect(dialog.getByRole('note')).toHaveTextContent(/^申报时间在本月内，且（/);
  });

  test('removes conditions and groups, changes the match type', () => {
    const { dialog } = show(nestedPlans);
    fireEvent.click(within(dialog.getByRole('group', { name: '第 2 组条件' })).getByText('满足全部条件'));
    expect(dialog.getByRole('note')).toHaveTextContent('（计划名称包含“轴承”，且物料数量大于等于 100）');
    click(dialog, '删除第 2 组条件');
    expect(dialog.getByRole('note')).toHaveTextContent('申报时间在本月内，且是否加急是“是”');
    click(dialog, '删除第 1 个条件');
    expect(dialog.getByRole('note')).toHaveTextContent(/^是否加急是“是”$/);
  });

  test('Ctrl+Z undoes the keystrokes in a value as one step', () => {
    const { dialog } = show();
    click(dialog, '添加条件');
    const value = dialog.getByRole('textbox', { name: '第 1 个条件的值' });
    for (const text of ['轴', '轴承']) fireEvent.change(value, { target: { value: text } });
    fireEvent.keyDown(value, { key: 'z', ctrlKey: true });
    expect(dialog.getByRole('textbox', { name: '第 1 个条件的值' })).toHaveValue('');
    fireEvent.keyDown(value, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(dialog.getByRole('textbox', { name: '第 1 个条件的值' })).toHaveValue('轴承');
  });
});
