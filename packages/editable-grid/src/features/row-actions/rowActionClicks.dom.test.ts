import { expect, test, vi } from 'vitest';
import { element } from '../../dom/element';
import type { GridSite } from '../../dom/GridFeature';
import { createRowActionClicks } from './rowActionClicks';

interface Line {
  name: string;
}

/** A grid of one row whose only cell has a button. */
function open() {
  const row: Line = { name: '闸阀' };
  const scroller = document.createElement('div');
  const box = element('div', { class: 'gezi-actions' });
  const button = element('button', { class: 'gezi-link' });
  button.dataset.action = 'view';
  box.append(button);
  scroller.append(box);
  const column = { key: 'actions', type: 'row-actions', actions: [{ key: 'view', label: '查看' }] };
  const clicks = createRowActionClicks<Line>();
  clicks.feature.attach({
    scroller,
    store: { rowAt: () => row },
    view: { painter: { columns: [{ column }] } },
    controller: { placeOf: () => ({ slot: { index: 0, rowId: '1' }, column: 0 }) },
  } as unknown as GridSite<Line>);
  const runner = () => ({ run: vi.fn<(action: object, place: object) => void>(), openMenu: vi.fn<() => void>() });
  return { button, clicks, runner, place: { row, rowId: '1', column: 'actions', name: undefined } };
}

test('runs the last click that came before the runner', () => {
  const { button, clicks, runner, place } = open();
  button.click();
  button.click();
  const late = runner();
  clicks.connect(late);
  expect(late.run.mock.calls).toEqual([[expect.objectContaining({ key: 'view' }), place]]);
});

test('runs later clicks at once, and none twice after the runner was replaced', () => {
  const { button, clicks, runner } = open();
  const [first, second] = [runner(), runner()];
  const disconnect = clicks.connect(first);
  button.click();
  clicks.connect(second);
  disconnect();
  button.click();
  expect(first.run).toHaveBeenCalledTimes(1);
  expect(second.run).toHaveBeenCalledTimes(1);
});
