import { FormDesigner } from '@gezi/form-designer/designer';
import { GeziProvider } from '@gezi/ui';
import '@gezi/form-designer/styles.css';
import '@gezi/ui/styles.css';
import { createRoot, type Root } from 'react-dom/client';
import { manyComponents } from './manyComponents.ts';
import everyComponent from '../../../packages/form-designer/testdata/01-every-component.json';
import requisition from '../../../packages/form-designer/testdata/02-purchase-requisition.json';
import mergedTable from '../../../packages/form-designer/testdata/03-merged-table.json';

/** `?form=1|2|3` shows a sample by itself, `&dark` by night, `&locale=en-US` in English; the benchmark opens its own. */
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

/** Resolves once what was asked for is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

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
};

Object.assign(window, { bench });
if (query.has('form')) show(samples[query.get('form')!] ?? undefined);
