import { never, refuse } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../../testing/Held';
import { withServer } from '../../testing/withServer';
import { DictCheckboxGroup } from './DictCheckboxGroup';
import { DictMultiSelect } from './DictMultiSelect';
import { DictSearchSelect } from './DictSearchSelect';
import { DictSelect } from './DictSelect';
import { YnSwitch } from './YnSwitch';

interface Args {
  dictCode: string;
  one: string;
  several: string;
  material: string;
  disabled: boolean;
  max?: number;
}

function Widgets({ dictCode, one, several, material, disabled, max }: Args) {
  const base = { dictCode, disabled };
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['select', 'radio', 'radioButton'] as const).map((type) => (
        <Held key={type} value={one}>
          {(value, onChange) => (
            <DictSelect {...base} type={type} aria-label={`优先级 ${type}`} value={value} onChange={onChange} />
          )}
        </Held>
      ))}
      <Held value={several}>
        {(value, onChange) => (
          <DictMultiSelect {...base} max={max} aria-label="多选" value={value} onChange={onChange} />
        )}
      </Held>
      <Held value={several}>
        {(value, onChange) => (
          <DictCheckboxGroup {...base} max={max} aria-label="复选" value={value} onChange={onChange} />
        )}
      </Held>
      <Held value={material}>
        {(value, onChange) => (
          <DictSearchSelect
            dictCode="material_info,name,id"
            disabled={disabled}
            aria-label="物料"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <Held value="Y">
        {(value, onChange) => <YnSwitch disabled={disabled} aria-label="启用" value={value} onChange={onChange} />}
      </Held>
      <Held value="N">
        {(value, onChange) => (
          <YnSwitch query disabled={disabled} aria-label="是否启用" value={value} onChange={onChange} />
        )}
      </Held>
    </div>
  );
}

const meta = {
  title: 'Pickers/Dictionary',
  component: Widgets,
  subcomponents: { DictSelect, DictMultiSelect, DictCheckboxGroup, DictSearchSelect, YnSwitch },
  args: { dictCode: 'priority', one: 'M', several: 'L,H', material: 'm1', disabled: false },
  decorators: [withServer],
} satisfies Meta<typeof Widgets>;
export default meta;
type Story = StoryObj<typeof meta>;

const DICT = 'GET /sys/dict/getDictItems/{dictCode}';

export const Filled: Story = {};
export const Empty: Story = { args: { one: '', several: '', material: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { parameters: { routes: { [DICT]: never() } } };
export const Failed: Story = { parameters: { routes: { [DICT]: refuse('字典服务繁忙') } } };
export const English: Story = { globals: { locale: 'en-US' } };
export const Dark: Story = { globals: { dark: 'dark' } };

export const EmptyCode: Story = {
  args: { dictCode: '' },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getAllByText('字典Code不能为空!').length).toBeGreaterThan(0)),
};

/** Tab leaves the open select for several entries without choosing the active one. */
export const TabOutOfSeveral: Story = {
  async play({ canvas }) {
    const select = await canvas.findByRole('combobox', { name: '多选' });
    await waitFor(() => expect(select).toBeEnabled());
    await userEvent.click(select);
    await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'true'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    // antd reads the key code, which `userEvent` does not set.
    const isMoving = await fireEvent.keyDown(select, { key: 'Tab', keyCode: 9 });
    await expect(isMoving).toBe(true);
    await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.getAllByTestId('stored')[3]).toHaveTextContent('L,H');
  },
};

/** Searches by pinyin; single and multiple selection. */
export const Choose: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [urgent] = await page.findAllByRole('radio', { name: '紧急' });
    await userEvent.click(urgent!);
    await expect(page.getAllByTestId('stored')[1]).toHaveTextContent('H');
    await userEvent.click(page.getByRole('checkbox', { name: '重要' }));
    await expect(page.getAllByTestId('stored')[4]).toHaveTextContent('L,M,H');
    await userEvent.click(page.getByRole('switch', { name: '启用' }));
    await expect(page.getAllByTestId('stored')[6]).toHaveTextContent('N');
  },
};

/** Searches on the server; the stored value is shown by name. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('闸阀 1');
    await userEvent.type(page.getByRole('combobox', { name: '物料' }), '轴承');
    await userEvent.click(await screen.findByText('轴承 11'));
    await expect(page.getAllByTestId('stored')[5]).toHaveTextContent('m11');
  },
};

/** Maximum of two: other boxes are disabled with a reason. An id without a name is not shown. */
export const Maximum: Story = {
  args: { max: 2, one: '1800005000000000010' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('最多选择 2 项')).toBeVisible());
    await expect(page.getByRole('checkbox', { name: '重要' })).toBeDisabled();
    await expect(page.getByText('未知数据')).toBeVisible();
  },
};
