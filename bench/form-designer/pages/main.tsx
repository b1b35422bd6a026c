import { FormDesigner } from '@gezi/form-designer/designer';
import { GeziProvider } from '@gezi/ui';
import '@gezi/form-designer/styles.css';
import '@gezi/ui/styles.css';
import { createRoot, type Root } from 'react-dom/client';
import { painted } from '../../kit/page/frames';
import { manyComponents } from './manyComponents.ts';
import everyComponent from '../../../packages/form-designer/testdata/01-every-component.json';
import requisition from '../../../packages/form-designer/testdata/02-purchase-requisition.json';
import mergedTable from '../../../packages/form-designer/testdata/03-merged-table.json';
import './page.css';

/**
 * `?form=1|2|3` opens a sample, `&dark` in dark mode, `&locale=en-US` in English; the benchmark passes its own form.
 */
const query = new URLSearchParams(location.search);
const samples: Record<string, unknown> = { 1: everyComponent, 2: requisition, 3: mergedTable };

let root: Root | undefined;

function show(content: unknown) {
  root?.unmount();
  root = createRoot(document.getElementById('root')!);
  root.render(
    <GeziProvider dark={query.has('dark')} locale={query.get('locale') === 'en-US' ? 'en-US' : 'zh-CN'}>
      <FormDesigner content={content} onSave={() => undefined} />
    </GeziProvider>,
  );
}

/** Start times of frames in milliseconds; undefined: not recording. */
let frames: number[] | undefined;

function noteFrame(at: number) {
  if (!frames) return;
  frames.push(at);
  requestAnimationFrame(noteFrame);
}

const bench = {
  close() {
    root?.unmount();
    root = undefined;
  },
  async open(count: number) {
    show(manyComponents(count));
    await painted();
  },
  painted,
  watchFrames() {
    frames = [];
    requestAnimationFrame(noteFrame);
  },
  /** Second longest of twenty frame intervals, in milliseconds. */
  p95Frame(): number {
    const times = frames ?? [];
    frames = undefined;
    const between = times.slice(1).map((at, index) => at - times[index]!);
    return between.toSorted((a, b) => a - b)[Math.floor(between.length * 0.95)] ?? 0;
  },
};

Object.assign(window, { bench });
if (query.has('form')) show(samples[query.get('form')!] ?? undefined);
