import { never, refuse } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withServer } from '../../testing/withServer';
import { ReportDialog } from './ReportDialog';

const meta = {
  title: 'Pickers/ReportDialog',
  component: ReportDialog,
  args: { open: true, code: 'material_report', multiple: true, onOk: fn(), onCancel: fn() },
  decorators: [withServer],
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Several: Story = {};
export const One: Story = { args: { multiple: false } };
export const WithoutQueryForm: Story = { args: { code: 'supplier_report' } };
export const Sorted: Story = { args: { sorter: 'referencePrice=DESC' } };
export const Loading: Story = { parameters: { routes: { 'GET /online/cgreport/api/getRpColumns/{code}': never() } } };
export const DataFailed: Story = {
  parameters: { routes: { 'GET /online/cgreport/api/getData/{id}': refuse('报表查询超时') } },
};
export const QueryInfoFailed: Story = {
  parameters: { routes: { 'GET /online/cgreport/api/getQueryInfo/{id}': refuse('查询条件加载失败') } },
};
export const English: Story = { globals: { locale: 'en-US' } };
export const Dark: Story = { globals: { dark: 'dark' } };

/** A missing report is reported in a dialog, and the picker closes. */
export const InitialisationFailed: Story = {
  args: { code: 'no_such_report' },
  play: async ({ args }) => {
    const failure = within(
      (await screen.findByText('出错了', { selector: '.ant-modal-confirm-title' })).closest('[role=dialog]')!,
    );
    const content = failure.getByText(
      /^Popup初始化失败，请检查你的配置或稍后重试！错误信息如下.*报表编码 no_such_report 不存在$/,
    );
    await waitFor(() => expect(content).toBeVisible());
    await userEvent.click(failure.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalled());
  },
};

/** An empty selection cannot be confirmed; Enter searches; a click on a row selects it. */
export const SearchAndChoose: Story = {
  play: async ({ args }) => {
    const page = await dialog();
    await page.findByText('WL00086');
    await userEvent.click(page.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('请选择一条记录')).toBeVisible());
    await userEvent.type(page.getByLabelText('物料名称'), '轴承{Enter}');
    await page.findByText('1-10 共11条');
    await userEvent.click(page.getByText('WL00086'));
    await expect(page.getByText('已选择 1 项')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /展开/ }));
    await expect(page.getByLabelText('单位')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '确定' }));
    await expect(args.onOk).toHaveBeenCalledWith([
      expect.objectContaining({ name: expect.stringContaining('轴承') as string }),
    ]);
  },
};
