import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { smallPopupTargets } from '../../../ui/src/testing/targets';
import { everyServer } from '../testing/everyServer';
import { everyTypeColumns, everyTypeRows, type EveryTypeRow } from '../testing/everyType';
import { AtServer } from '../testing/dictionaries';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';

const meta = {
  title: 'EditableGrid/EveryType',
  component: EditableGrid as (props: EditableGridProps<EveryTypeRow>) => React.ReactNode,
  args: {
    label: '采购明细',
    columns: everyTypeColumns,
    rows: everyTypeRows,
    rowNumber: true,
    selection: 'checkbox',
  },
  decorators: [
    (Story) => (
      <AtServer server={everyServer}>
        <Story />
      </AtServer>
    ),
  ],
} satisfies Meta<EditableGridProps<EveryTypeRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every editable cell type; names and dictionaries are loaded in one batch for all visible cells. */
export const Editors: Story = {
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByDisplayValue('公开招标')).toBeVisible());
  },
};
export const Display: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Tiny: Story = { args: { size: 'tiny' } };
export const TinyDisplay: Story = { args: { size: 'tiny', readOnly: true } };
export const Dark: Story = { globals: { dark: 'dark' } };
export const DarkDisplay: Story = { args: { readOnly: true }, globals: { dark: 'dark' } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Lists, calendars and panels of every editor have targets of 24 px, or space around them (WCAG 2.5.8). */
export const PopupTargets: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(within(canvasElement).getByDisplayValue('公开招标')).toBeVisible());
    const grid = canvas.getByRole('grid');
    const measured = new Set<string>();
    const small: Record<string, string[]> = {};
    const next = () =>
      [...grid.querySelectorAll<HTMLElement>('[aria-rowindex="2"] [aria-haspopup]')].find(
        (each) => !measured.has(nameOf(each)),
      );
    for (let left = 0; left < grid.scrollWidth; left += grid.clientWidth / 2) {
      grid.scrollLeft = left;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (let control = next(); control; control = next()) {
        measured.add(nameOf(control));
        await userEvent.click(control);
        await popupShown();
        const found = await smallPopupTargets();
        if (found.length > 0) small[nameOf(control)] = found;
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(document.querySelector(POPUP)).toBeNull());
      }
    }
    await expect(small).toEqual({});
    await expect(measured.size).toBeGreaterThan(6);
  },
};

const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.outerHTML;
const POPUP = '.gezi-popup :is([role=option], button, td, [role=treeitem]), [role=dialog] button';

/** Resolves when a popup has content, or after a second without one. */
async function popupShown() {
  for (let turn = 0; turn < 20 && !document.querySelector(POPUP); turn += 1)
    await new Promise((done) => setTimeout(done, 50));
}
