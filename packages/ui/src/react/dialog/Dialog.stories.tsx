import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ConfigProvider, Flex, Input } from 'antd';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Dialog } from './Dialog';

function OpenedByButton({ destroyed }: { destroyed: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Flex gap="small">
      <Button onClick={() => setOpen(true)}>填写到货情况</Button>
      <Input aria-label="备注" placeholder="备注" />
      {(open || !destroyed) && (
        <Dialog
          open={open}
          title="到货情况"
          okText="确定"
          cancelText="取消"
          onOk={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        >
          <Input aria-label="到货数量" placeholder="到货数量" />
        </Dialog>
      )}
    </Flex>
  );
}

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  render: () => <OpenedByButton destroyed={false} />,
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A user who continues while the dialog fades out keeps the focus. */
export const FocusGoesBackAtOnce: Story = {
  render: () => (
    <ConfigProvider theme={{ token: { motion: true } }}>
      <OpenedByButton destroyed={false} />
    </ConfigProvider>
  ),
  async play({ canvas, userEvent }) {
    const opener = await canvas.findByRole('button', { name: '填写到货情况' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('textbox', { name: '到货数量' }));
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.tab();
    const remark = canvas.getByRole('textbox', { name: '备注' });
    await expect(remark).toHaveFocus();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(remark).toHaveFocus();
  },
};

/** A dialog that unmounts while open returns the focus, too. */
export const FocusGoesBackFromWhatIsGone: Story = {
  render: () => <OpenedByButton destroyed />,
  async play({ canvas, userEvent }) {
    const opener = await canvas.findByRole('button', { name: '填写到货情况' });
    await userEvent.click(opener);
    const field = await screen.findByRole('textbox', { name: '到货数量' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Overflowing content scrolls between header and footer, which stay visible. */
export const TallerThanTheWindow: Story = {
  render: () => (
    <Dialog open title="到货明细" okText="确定" cancelText="取消">
      {Array.from({ length: 30 }, (_, line) => (
        <p key={line}>
          <Input aria-label={`第 ${line + 1} 批`} defaultValue="无缝钢管 DN150，1,200 米，已到连云港库" />
        </p>
      ))}
    </Dialog>
  ),
  async play() {
    const ok = await screen.findByRole('button', { name: '确定' });
    await waitFor(() => expect(ok).toBeVisible());
    await waitFor(() => expect(ok.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(screen.getByText('到货明细').getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

function SavedSlowly() {
  const [saving, setSaving] = useState(false);
  return (
    <Dialog open title="到货情况" okText="确定" cancelText="取消" confirmLoading={saving} onOk={() => setSaving(true)}>
      <Input aria-label="到货数量" onPressEnter={() => setSaving(true)} />
    </Dialog>
  );
}

/** Nothing can be typed during a save. */
export const Saving: Story = {
  render: () => <SavedSlowly />,
  async play({ userEvent }) {
    const field = await screen.findByRole('textbox', { name: '到货数量' });
    await userEvent.type(field, '120{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('120');
  },
};
