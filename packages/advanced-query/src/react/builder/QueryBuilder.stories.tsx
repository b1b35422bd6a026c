import { GeziProvider } from '@gezi/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { EMPTY_QUERY, type QueryGroup, type QueryItem } from '../../core';
import { nestedPlans, planFields, recentPlans } from '../../testing/planFields';
import { Server } from '../../testing/Server';
import { QueryBuilder, type QueryBuilderProps } from './QueryBuilder';

function Held({ value, onChange, ...rest }: QueryBuilderProps) {
  const [held, setHeld] = useState(value);
  return (
    <Server>
      <div style={{ maxWidth: 760 }}>
        <QueryBuilder
          {...rest}
          value={held}
          onChange={(next) => {
            setHeld(next);
            onChange(next);
          }}
        />
      </div>
    </Server>
  );
}

const all = (...conditions: QueryItem[]): QueryGroup => ({ matchType: 'and', conditions });

const meta = {
  title: 'AdvancedQuery/Builder',
  component: QueryBuilder,
  render: (args) => <Held {...args} />,
  args: { fields: planFields, value: EMPTY_QUERY, groups: true, onChange: () => undefined },
} satisfies Meta<typeof QueryBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: recentPlans } };
export const Nested: Story = { args: { value: nestedPlans } };
/** For a server without group support. */
export const Flat: Story = { args: { value: recentPlans, groups: false } };

/** A condition from the filter of a column: the rule is shown and has no value. */
export const WithoutValue: Story = {
  args: { value: all({ field: 'status', rule: 'empty', val: null }) },
  async play({ canvas }) {
    await expect(canvas.getByText('为空')).toBeVisible();
    await expect(canvas.queryByLabelText('第 1 个条件的值')).toBeNull();
  },
};

/** Conditions on fields of all types. */
export const EveryType: Story = {
  args: {
    value: all(
      { field: 'planName', rule: 'right_like', val: '一车间' },
      { field: 'counts', rule: 'ge', val: '100' },
      { field: 'applyTime', rule: 'ge', val: '2026-11-01' },
      { field: 'approveTime', rule: 'le', val: '2026-11-20 18:00:00' },
      { field: 'budgetMonth', rule: 'eq', val: '2026-11', formatStr: 'YYYY-MM' },
      { field: 'status', rule: 'ne', val: '0' },
      { field: 'priority', rule: 'eq', val: 'H' },
      { field: 'unit', rule: 'eq', val: 'u2' },
      { field: 'urgent', rule: 'eq', val: 'Y' },
      { field: 'materialCode', rule: 'eq', val: 'QF-25' },
      { field: 'applyUserId', rule: 'eq', val: 'u7', texts: { u7: '梁娜' } },
      { field: 'departId', rule: 'eq', val: 'd3', texts: { d3: '装配车间' } },
    ),
  },
};

/** Value lists for the rule 在…中. */
export const Lists: Story = {
  args: {
    value: all(
      { field: 'planName', rule: 'in', val: ['轴承采购', '润滑油脂采购'] },
      { field: 'counts', rule: 'in', val: ['10', '20'] },
      { field: 'status', rule: 'in', val: ['2', '3', '4'] },
      { field: 'priority', rule: 'in', val: ['H', 'M'] },
    ),
  },
};

export const UnknownField: Story = { args: { value: all({ field: 'gone', rule: 'eq', val: '1' }) } };

export const Full: Story = {
  args: {
    value: all(
      ...Array.from({ length: 50 }, (_none, at) => ({ field: 'planName', rule: 'ne' as const, val: `计划${at + 1}` })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('最多 50 个条件')).toBeVisible();
    await expect(page.getByRole('button', { name: '添加条件' })).toBeDisabled();
  },
};

export const English: Story = {
  args: { value: nestedPlans },
  render: (args) => (
    <GeziProvider locale="en-US">
      <Held {...args} />
    </GeziProvider>
  ),
};

export const Dark: Story = {
  args: { value: nestedPlans },
  globals: { dark: 'dark' },
};

/** Changing the rule keeps what is possible of the value; changes can be undone. */
export const RuleChange: Story = {
  args: { value: all({ field: 'status', rule: 'in', val: ['2', '3'] }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('combobox', { name: '第 1 个条件的规则' }));
    await userEvent.click(await screen.findByTitle('不等于'));
    await expect(page.getByText('状态不是“待分派”')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '撤销' }));
    await expect(page.getByText('状态是“待分派”、“待采购”之一')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '恢复' }));
    await expect(page.getByText('状态不是“待分派”')).toBeVisible();
  },
};

/** Arrow keys move a condition, into and out of groups. */
export const KeyboardOrder: Story = {
  args: { value: nestedPlans },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: /^移动第 1 个条件/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.getByText('已移到第 1.1 位')).toBeInTheDocument();
    await expect(page.getByRole('note')).toHaveTextContent(
      '（申报时间在本月内，或计划名称包含“轴承”，或物料数量大于等于 100），且是否加急是“是”',
    );
  },
};
