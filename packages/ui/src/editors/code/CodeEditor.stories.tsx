import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
    await waitFor(() => expect(colours().size).toBeGreaterThan(4), { timeout: 10_000 });
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const English: Story = { globals: { locale: 'en-US' } };
