import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { contrast, READABLE } from '../../core/contrast';
import { wordDocument } from '../../testing/clipboard';
import { paste, pastePictures } from '../../testing/paste';
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
  component: RichTextEditor,
  render: (args) => <Kept {...args} />,
  args: { value: NOTICE, 'aria-label': '通知内容' },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '通知内容' }, { timeout: 30_000 });

export const Written: Story = {
  play: async () => {
    await expect(await field()).toHaveTextContent('各单位');
    await expect(screen.getByText(/^\d+\/2000$/)).toBeVisible();
    // Opening alone is not a change.
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
    await expect(await screen.findByRole('alert')).toHaveTextContent('超出最大字数限制');
  },
};
/** Pictures are uploaded one after the other and keep their order. */
export const WithPictures: Story = {
  args: { value: '<p>现场照片：</p>', uploadImage: async ({ name }) => `${picture}#${name}` },
  play: async () => {
    const area = await field();
    await expect(screen.getByRole('button', { name: '插入图片' })).toBeVisible();
    area.focus();
    pastePictures(area, ['一.png', '二.png']);
    await waitFor(() =>
      expect(
        within(area)
          .getAllByRole('img')
          .map((image) => image.getAttribute('alt')),
      ).toEqual(['一', '二']),
    );
  },
};
export const PictureRefused: Story = {
  args: { uploadImage: async () => Promise.reject(new Error('文件大小超出限制，请检查！')) },
  play: async () => {
    const area = await field();
    pastePictures(area, ['现场.png']);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '现场.png 上传失败.（文件大小超出限制，请检查！）',
    );
  },
};
/** Content from Word: lists are converted, Office styles removed, and a missing picture is reported. */
export const PastedFromWord: Story = {
  args: { value: '' },
  play: async () => {
    const area = await field();
    area.focus();
    paste(area, (data) => {
      data.setData('text/html', wordDocument);
      data.setData('text/plain', '一、技术要求');
    });
    await waitFor(() => expect(within(area).getAllByRole('list')).toHaveLength(3));
    await expect(within(area).getByRole('heading', { name: '一、技术要求' })).toBeVisible();
    await expect(screen.getByTestId('value').textContent).not.toMatch(/mso|Mso|o:p|font-family/);
    await expect(screen.getByRole('alert')).toHaveTextContent('有 1 张图片不能随文字粘贴，请单独插入');
  },
};
/** Table editing by keyboard: Tab moves between cells and adds rows; cells are merged and split. */
export const Table: Story = {
  args: { value: '' },
  play: async () => {
    const area = await field();
    await userEvent.click(area);
    await userEvent.click(screen.getByRole('button', { name: '表格' }));
    await waitFor(() => expect(within(area).getAllByRole('columnheader')).toHaveLength(3));
    await userEvent.keyboard('物料{Tab}数量{Tab}单位');
    await waitFor(() => expect(within(area).getByRole('columnheader', { name: '单位' })).toBeVisible());
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await waitFor(() => expect(within(area).getAllByRole('row')).toHaveLength(4));
    await userEvent.click(screen.getByRole('button', { name: '表格' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '在下方插入行' }));
    await waitFor(() => expect(within(area).getAllByRole('row')).toHaveLength(5));
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { dark: 'dark' } };

const COLOURED =
  '<p>请于 <span style="color: #cf1322">12 月 5 日</span>前报价，<span style="color: #531dab">逾期不受理</span>，<span style="background-color: #ffffb8">含税含运费</span>。</p>';
/** Dark mode adjusts colours until they are readable; the stored colours are unchanged. */
export const ColoursByNight: Story = {
  globals: { dark: 'dark' },
  args: { value: COLOURED },
  play: async () => {
    const inked = (text: string) =>
      [...document.querySelectorAll('.tiptap span span')].find((at) => at.textContent === text);
    await field();
    await waitFor(() => expect(inked('12 月 5 日')).toBeVisible());
    await expect(contrast(getComputedStyle(inked('12 月 5 日')!).color, '#1f1f1f')).toBeGreaterThanOrEqual(READABLE);
    await expect(contrast(getComputedStyle(inked('含税含运费')!).color, '#ffffb8')).toBeGreaterThanOrEqual(READABLE);
    await userEvent.type(await field(), '请知悉');
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('请知悉'));
    await expect(screen.getByTestId('value')).toHaveTextContent('color: rgb(207, 19, 34)');
    await expect(screen.getByTestId('value')).toHaveTextContent('color: rgb(83, 29, 171)');
  },
};
export const ReadOnlyByNight: Story = { globals: { dark: 'dark' }, args: { value: COLOURED, readOnly: true } };
export const English: Story = { args: { value: '' }, globals: { locale: 'en-US' } };
