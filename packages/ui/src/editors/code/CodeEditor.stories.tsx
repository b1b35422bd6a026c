import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from 'antd';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DraggableModal } from '../../react/dialog/DraggableModal';
import { CodeEditor } from './CodeEditor';
import type { CodeEditorProps } from './CodeEditorProps';

const SQL = `-- 各部门本月的计划金额
select d.depart_name, sum(l.counts * l.price) as amount
from pur_plan p
join pur_plan_line l on l.plan_id = p.id
join sys_depart d on d.id = p.depart_id
where p.create_time >= date_trunc('month', now())
group by d.depart_name
order by amount desc;
`;

function Kept({ value: first, language: spoken = 'SQL', onLanguageChange, ...props }: CodeEditorProps) {
  const [value, setValue] = useState(first);
  const [language, setLanguage] = useState(spoken);
  return (
    <CodeEditor
      {...props}
      value={value}
      onChange={setValue}
      language={language}
      {...(onLanguageChange ? { onLanguageChange: setLanguage } : {})}
    />
  );
}

const meta = {
  title: 'UI/CodeEditor',
  component: CodeEditor,
  render: (args) => <Kept {...args} />,
  args: { value: SQL, 'aria-label': '查询语句', onLanguageChange: () => {} },
} satisfies Meta<typeof CodeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '查询语句' }, { timeout: 30_000 });

export const Sql: Story = {
  play: async ({ canvasElement }) => {
    await field();
    await waitFor(() => expect(canvasElement.querySelector('.view-lines')).toHaveTextContent('depart_name'));
    await userEvent.click(screen.getByRole('button', { name: '全屏' }));
    await expect(screen.getByRole('button', { name: '退出全屏' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: '全屏' })).toBeVisible();
  },
};
export const OneLanguage: Story = {
  render: ({ value }) => <CodeEditor {...(value === undefined ? {} : { value })} language="SQL" fullscreen={false} />,
};
/** All twelve languages have syntax highlighting. */
export const Vue: Story = {
  args: {
    language: 'Vue',
    value:
      '<template>\n  <b :title="name">{{ name }}</b>\n</template>\n\n<script setup>\nconst name = "阀门";\n</script>\n',
  },
  play: async ({ canvasElement }) => {
    await field();
    const colours = () =>
      new Set([...canvasElement.querySelectorAll('.view-line span span')].map(({ className }) => className));
    await waitFor(() => expect(colours().size).toBeGreaterThan(4));
  },
};
/** In a dialog, full screen fills the page, Escape leaves it, and completions open at the cursor. */
export const InDialog: Story = {
  args: { language: 'JSON', value: '{}', schema: { type: 'object', properties: { supplier: { type: 'string' } } } },
  render: (args) => (
    <DraggableModal open title="静态数据" width={520} footer={<Button type="primary">确定</Button>}>
      <Kept {...args} />
    </DraggableModal>
  ),
  play: async () => {
    await field();
    const dialog = await screen.findByRole('dialog', { name: '静态数据' });
    // The dialog has a button of the same name.
    const button = () => dialog.querySelector<HTMLElement>('.gezi-code-full-button')!;
    await userEvent.click(button());
    await waitFor(() => expect(button()).toHaveAccessibleName('退出全屏'));
    const full = dialog.querySelector('.gezi-code')!.getBoundingClientRect();
    await expect([full.left, full.top, full.width, full.height]).toEqual([0, 0, innerWidth, innerHeight]);
    const { left, top } = button().getBoundingClientRect();
    await expect(button()).toContainElement(document.elementFromPoint(left + 8, top + 8) as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(button()).toHaveAccessibleName('全屏');
    await expect(dialog).toBeVisible();

    const { monaco } = await import('./monaco');
    const editor = monaco.editor.getEditors().find((each) => dialog.contains(each.getDomNode()))!;
    editor.setPosition({ lineNumber: 1, column: 2 });
    editor.focus();
    editor.trigger('test', 'editor.action.triggerSuggest', {});
    const list = await waitFor(() => {
      const found = document.querySelector('.suggest-widget.visible');
      if (!found) throw new Error('no completions');
      return found.getBoundingClientRect();
    });
    const cursor = dialog.querySelector('.cursor')!.getBoundingClientRect();
    await expect(Math.abs(list.left - cursor.left)).toBeLessThan(60);
    await expect(Math.abs(list.top - cursor.bottom)).toBeLessThan(12);
    await expect(document.elementFromPoint(list.left + 20, list.top + 10)?.closest('.suggest-widget')).not.toBeNull();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const English: Story = { globals: { locale: 'en-US' } };
