import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Barcode } from './Barcode';

const meta = { title: 'UI/Barcode', component: Barcode, args: { value: 'JH20261121-0007' } } satisfies Meta<
  typeof Barcode
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole('img', { name: '条形码 JH20261121-0007' });
    await expect(await within(image).findByText('JH20261121-0007')).toBeVisible();
  },
};
export const Coloured: Story = { args: { lineColor: '#0958d9', background: '#e6f4ff', height: 80 } };
export const WithoutText: Story = { args: { displayValue: false, height: 30 } };
export const OtherFormat: Story = {
  args: { value: '6901234567892', format: 'EAN13', lineWidth: 3, fontSize: 14 },
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole('img', { name: '条形码 6901234567892' });
    await expect(await within(image).findByText('901234')).toBeVisible();
  },
};
export const Empty: Story = { args: { value: '' } };
export const NotEncodable: Story = {
  args: { value: '物料编码' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('“物料编码”不能生成条形码');
  },
};
/** Exactly thirteen digits with a valid check digit are accepted. */
export const NotOfTheFormat: Story = {
  args: { value: '6901234567890', format: 'EAN13' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('不能生成条形码');
  },
};
export const English: Story = { args: { value: '' }, globals: { locale: 'en-US' } };
