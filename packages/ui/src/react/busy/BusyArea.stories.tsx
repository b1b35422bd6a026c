import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BusyArea } from './BusyArea';

const meta = {
  title: 'UI/BusyArea',
  component: BusyArea,
  args: { busy: false, children: <Input aria-label="到货数量" defaultValue="120" /> },
} satisfies Meta<typeof BusyArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** The field is dimmed and cannot be focused. */
export const Busy: Story = {
  args: { busy: true },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByLabelText('到货数量')).not.toHaveFocus();
  },
};

function Saved() {
  const [busy, setBusy] = useState(false);
  return (
    <section tabIndex={-1} aria-label="到货情况">
      <BusyArea busy={busy}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setBusy(true);
          }}
        >
          <Input aria-label="到货数量" />
        </form>
      </BusyArea>
      <Flex>
        <Button onClick={() => setBusy(false)}>结束保存</Button>
      </Flex>
    </section>
  );
}

/** Keys typed during a save change nothing; afterwards the field has the focus again. */
export const KeepsTheFocus: Story = {
  render: () => <Saved />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText<HTMLInputElement>('到货数量');
    await userEvent.type(field, '12{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: '到货情况' })).toHaveFocus());
    await userEvent.keyboard('34');
    await expect(field).toHaveValue('12');
    canvas.getByRole('button', { name: '结束保存' }).click();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('125');
  },
};
