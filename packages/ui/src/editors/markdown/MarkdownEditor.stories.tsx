import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pastePictures } from '../../testing/paste';
import { MarkdownEditor } from './MarkdownEditor';
import type { MarkdownEditorProps } from './MarkdownEditorProps';

const HELP = `# 需求计划填报

1. 打开 **采购管理 / 需求计划**；
2. 点击“新增”，填写物料与数量。

| 字段 | 说明 |
| --- | --- |
| 数量 | 大于 0 |

- [x] 已提交
- [ ] 已审核
`;

function Kept({ value: first, ...props }: MarkdownEditorProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <MarkdownEditor {...props} value={value} onChange={setValue} />
      <output hidden data-testid="value">
        {JSON.stringify(value)}
      </output>
    </>
  );
}

const meta = {
  title: 'UI/MarkdownEditor',
  component: MarkdownEditor,
  render: (args) => <Kept {...args} />,
  args: { value: HELP, height: 360, 'aria-label': '帮助内容' },
} satisfies Meta<typeof MarkdownEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '帮助内容' }, { timeout: 30_000 });

export const Split: Story = {
  play: async () => {
    await field();
    await expect(await screen.findByRole('heading', { name: '需求计划填报' })).toBeVisible();
    await expect(screen.getByText('☑ 已提交')).toBeVisible();
    await expect(screen.getByTestId('value')).toHaveTextContent(JSON.stringify(HELP).replace(/\s+/g, ' '));
  },
};
export const ToolsWriteIntoTheSource: Story = {
  args: { value: '请注意交期', view: 'write' },
  play: async () => {
    const area = await field();
    area.focus();
    area.setSelectionRange(1, 3);
    await userEvent.click(screen.getByRole('button', { name: '加粗' }));
    await waitFor(() => expect(area).toHaveValue('请**注意**交期'));
    await userEvent.click(screen.getByRole('button', { name: '加粗' }));
    await waitFor(() => expect(area).toHaveValue('请注意交期'));
  },
};
export const Headings: Story = {
  args: { value: '填报说明', view: 'write' },
  play: async () => {
    const area = await field();
    area.focus();
    await userEvent.click(screen.getByRole('button', { name: '标题' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '二级标题' }));
    await waitFor(() => expect(area).toHaveValue('## 填报说明'));
  },
};
export const WithPictures: Story = {
  args: { value: '现场：', view: 'split', uploadImage: async () => '/api/sys/common/loadOssFile/public/1' },
  play: async () => {
    const area = await field();
    area.focus();
    area.setSelectionRange(3, 3);
    pastePictures(area, ['泵房.png']);
    await waitFor(() => expect(area).toHaveValue('现场：![泵房](/api/sys/common/loadOssFile/public/1)'));
  },
};
/** Windows line ends are preserved. */
export const WindowsLineEnds: Story = {
  args: { value: '一\r\n二', view: 'write' },
  play: async () => {
    const area = await field();
    await userEvent.type(area, '三');
    await waitFor(() => expect(screen.getByTestId('value')).toHaveTextContent('"一\\r\\n二三"'));
  },
};
export const Preview: Story = { args: { view: 'preview' } };
export const Hostile: Story = {
  args: { value: '<img src=x alt=图 onerror=alert(1)>\n\n[看](javascript:alert(1))' },
  play: async ({ canvasElement }) => {
    await field();
    await expect(canvasElement.querySelector('[onerror], [href^="javascript"]')).toBeNull();
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { dark: 'dark' } };
export const English: Story = { args: { value: '' }, globals: { locale: 'en-US' } };
