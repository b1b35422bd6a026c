import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RichTextEditor } from './RichTextEditor';
import type { RichTextEditorProps } from './RichTextEditorProps';

const NOTICE =
  '<h2>关于规范需求计划填报的通知</h2><p>各单位：请于每月 <strong>25 日</strong>前完成下月需求计划填报。</p><ul><li><p>数量与单位须一致；</p></li><li><p>需求时间不得早于提交后 15 天。</p></li></ul>';
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function Kept({ value: first, ...props }: RichTextEditorProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <RichTextEditor {...props} value={value} onChange={setValue} />
      <output hidden data-testid="value">
        {value}
      </output>
    </>
  );
}

const meta = {
  title: 'UI/RichTextEditor',
  component: Kept,
  args: { value: NOTICE, 'aria-label': '通知内容' },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '通知内容' }, { timeout: 30_000 });

export const Written: Story = {
  play: async () => {
    await expect(await field()).toHaveTextContent('各单位');
    await expect(screen.getByText(/^\d+\/2000$/)).toBeVisible();
    // Opened and not touched: nothing has changed.
    await expect(screen.getByTestId('value')).toHaveTextContent(NOTICE);
  },
};
export const Empty: Story = {
  args: { value: '' },
  play: async () => {
    const area = await field();
    await userEvent.click(area);
    await userEvent.click(screen.getByRole('button', { name: '加粗' }));
    await userEvent.keyboard('加急');
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('<p><strong>加急</strong></p>'));
    await expect(screen.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const TooLong: Story = {
  args: { value: `<p>${'采购说明'.repeat(30)}</p>`, max: 100, validateMaxText: true },
  play: async () => {
    await field();
    await expect(await screen.findByRole('alert')).toHaveTextContent('120/100');
  },
};
export const WithPictures: Story = {
  args: { uploadImage: async () => picture },
  play: async () => {
    await field();
    await expect(screen.getByRole('button', { name: '插入图片' })).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = { args: { value: '' }, globals: { locale: 'en-US' } };
