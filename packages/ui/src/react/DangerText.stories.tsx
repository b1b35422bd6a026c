import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Flex } from 'antd';

/** The red of destructive actions is readable in both themes. */
function DangerText() {
  return (
    <Flex gap="middle">
      <Button type="link" danger>
        删除
      </Button>
      <Button type="text" danger>
        清空
      </Button>
    </Flex>
  );
}

const meta = { title: 'UI/DangerText', component: DangerText } satisfies Meta<typeof DangerText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { dark: 'dark' } };
