import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const KINDS = ['', 'primary', 'success', 'warning', 'danger', 'dashed', 'text', 'small'];

/** Every kind of the class `gezi-button`, enabled and disabled. */
function Buttons({ plain = false }: { plain?: boolean }) {
  return (
    <>
      {[false, true].map((isDisabled) => (
        <p key={String(isDisabled)} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className={['gezi-button', kind && `gezi-button-${kind}`, plain && 'gezi-button-plain']
                .filter(Boolean)
                .join(' ')}
              disabled={isDisabled}
            >
              {`${isDisabled ? '不可用' : '提交'} ${kind || 'default'}`}
            </button>
          ))}
          <button type="button" className="gezi-button" aria-busy={isDisabled} aria-disabled={isDisabled}>
            {isDisabled ? '正在加载' : '重试'}
          </button>
          <button
            type="button"
            className={`gezi-button gezi-button-text${plain ? ' gezi-button-plain' : ''}`}
            aria-disabled={isDisabled}
          >
            {`${isDisabled ? '正在处理' : '处理'} text`}
          </button>
        </p>
      ))}
    </>
  );
}

const meta = { title: 'UI/Button', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: '提交 default' });
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first).outlineStyle).toBe('solid');
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    for (const button of canvas.getAllByRole('button', { name: /(不可用|正在处理) text/ }))
      await expect(getComputedStyle(button).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};
/** A button within a line of text. */
export const Link: Story = {
  render: () => (
    <p>
      未能加载选项{' '}
      <button type="button" className="gezi-link">
        重试
      </button>
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '重试' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button)).toMatchObject({ outlineStyle: 'solid', paddingLeft: '0px' });
  },
};
export const Plain: Story = { args: { plain: true } };
export const Dark: Story = { globals: { dark: 'dark' } };
export const PlainDark: Story = { args: { plain: true }, globals: { dark: 'dark' } };
export const Compact: Story = { globals: { look: 'compact' } };
export const HighContrast: Story = { globals: { look: 'contrast' } };
