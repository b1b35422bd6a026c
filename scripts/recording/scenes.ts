import type { Locator } from 'playwright';
import type { Recorder } from './Recorder.ts';

export type Language = 'zh-CN' | 'en-US';

/** A live example of the start page, and what a user does in it. */
export interface Scene {
  name: string;
  /** Component below `site/samples/<language>`. */
  sample: string;
  viewport: { width: number; height: number };
  /** Room that the example needs while it is played, in pixels. */
  minHeight: number;
  /** Part that is ready when the example is. */
  ready: 'grid' | 'tree';
  play: (recorder: Recorder, box: Locator, language: Language) => Promise<void>;
}

const GRID_WORDS = {
  'zh-CN': {
    name: '物料名称',
    counts: '数量',
    typed: '不锈钢管 DN80',
    copied: '球阀 Q41F-16C\t18\n截止阀 J41H-16\t6\n法兰 DN100\t40',
  },
  'en-US': {
    name: 'Material',
    counts: 'Quantity',
    typed: 'Stainless pipe DN80',
    copied: 'Ball valve Q41F-16C\t18\nGlobe valve J41H-16\t6\nFlange DN100\t40',
  },
} as const;

const DESIGNER_WORDS = {
  'zh-CN': { dragged: '开关', canvas: '表单画布', label: '标签', typed: '加急', preview: '预览', counts: '数量' },
  'en-US': {
    dragged: 'Switch',
    canvas: 'Form canvas',
    label: 'Label',
    typed: 'Urgent',
    preview: 'Preview',
    counts: 'Quantity',
  },
} as const;

export const SCENES: readonly Scene[] = [
  {
    name: 'grid',
    sample: 'editable-grid/sync',
    viewport: { width: 960, height: 700 },
    minHeight: 420,
    ready: 'grid',
    async play(recorder, box, language) {
      const words = GRID_WORDS[language];
      const [mine, theirs] = [box.getByRole('grid').first(), box.getByRole('grid').last()];
      const cell = (grid: Locator, name: string, row: number) => grid.getByRole('textbox', { name }).nth(row);
      await recorder.hold(700);
      await recorder.click(cell(mine, words.name, 0));
      await recorder.press('Control+a', 150);
      await recorder.type(words.typed);
      await recorder.press('Enter', 500);
      await recorder.page.evaluate((text) => navigator.clipboard.writeText(text), words.copied);
      await recorder.click(cell(mine, words.name, 1));
      await recorder.press('Control+v', 1200);
      await recorder.click(cell(theirs, words.counts, 0));
      await recorder.press('Control+a', 150);
      await recorder.type('36');
      await recorder.press('Enter', 1800);
    },
  },
  {
    name: 'designer',
    sample: 'form-designer/first/App',
    viewport: { width: 1080, height: 760 },
    minHeight: 650,
    ready: 'tree',
    async play(recorder, box, language) {
      const words = DESIGNER_WORDS[language];
      const canvas = box.getByRole('tree', { name: words.canvas });
      await recorder.hold(700);
      await recorder.drag(
        box.getByRole('button', { name: words.dragged, exact: true }),
        canvas.getByRole('treeitem').nth(1),
        { x: 0.4, y: 0.1 },
      );
      await recorder.click(box.getByRole('textbox', { name: words.label, exact: true }).first());
      await recorder.press('Control+a', 150);
      await recorder.type(words.typed);
      await recorder.press('Enter', 300);
      await recorder.click(box.getByRole('button', { name: words.preview, exact: true }));
      const dialog = recorder.page.getByRole('dialog');
      await dialog.getByText(words.typed).first().waitFor();
      await recorder.hold(500);
      await recorder.click(dialog.getByRole('spinbutton', { name: words.counts }));
      await recorder.press('Control+a', 150);
      await recorder.type('200');
      await recorder.press('Tab', 2000);
    },
  },
];
