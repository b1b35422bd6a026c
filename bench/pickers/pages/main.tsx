import { ClientProvider } from '@gezi/client';
import { DepartPickerDialog, UserPickerDialog } from '@gezi/pickers';
import { GeziProvider } from '@gezi/ui';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';
import { painted } from '../../kit/page/frames';
import { hold, served, startServer } from './server';

type Kind = 'users' | 'departs';
const kit = startServer();
let release = () => {};
let show: (kind: Kind | undefined) => void;

function Page() {
  const [kind, setKind] = useState<Kind>();
  useEffect(() => {
    show = setKind;
  }, []);
  const close = () => setKind(undefined);
  return (
    <GeziProvider>
      <ClientProvider {...kit}>
        <UserPickerDialog
          open={kind === 'users'}
          multiple
          value={['wang0001', 'li0002']}
          onOk={close}
          onCancel={close}
        />
        <DepartPickerDialog open={kind === 'departs'} multiple value={['d2']} onOk={close} onCancel={close} />
      </ClientProvider>
    </GeziProvider>
  );
}
createRoot(document.querySelector('#root')!).render(<Page />);

/** Resolves after the frame in which the condition became true is painted. @returns wall time in milliseconds */
async function shown(isThere: () => boolean): Promise<number> {
  while (!isThere()) await new Promise((done) => setTimeout(done, 1));
  await painted();
  return performance.now();
}
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
/** Loaded rows. */
const rows = () => [...document.querySelectorAll('.gezi-users [role=row][aria-selected]')];

/** Called by the runner; results in milliseconds. */
const bench = {
  /** Opens the user dialog while the server's answers are held back. */
  async openWaiting() {
    release = hold();
    show('users');
    await shown(() => document.querySelector('#gezi-users-search') === document.activeElement);
  },
  /** Releases the answers and waits for the list. */
  async answer() {
    const start = performance.now();
    release();
    const end = await shown(() => rows().length >= 10);
    return { all: end - start, served: 0 };
  },
  /** Opens the dialog with departments cached; returns the total, and the server's share of it. */
  async open(kind: Kind) {
    const [start, before] = [performance.now(), served.ms];
    show(kind);
    const end = await shown(
      () => (kind === 'departs' || rows().length >= 10) && document.querySelectorAll('.ant-tree-treenode').length > 3,
    );
    return { all: end - start, served: served.ms - before };
  },
  async close() {
    show(undefined);
    await shown(() => !document.querySelector('.ant-modal'));
  },
  /** From the next keystroke until every row of the list contains a text. */
  listed(part: string) {
    return afterKey(() => rows().length > 0 && rows().every((row) => row.textContent?.includes(part)));
  },
  /** From the next keystroke until the tree shows the number of matching departments. */
  found(count: RegExp | string) {
    return afterKey(() => new RegExp(count).test(text('.gezi-departs-found')));
  },
  /** From the next click until that many users are selected. */
  chosen(count: number) {
    return afterKey(() => text('.gezi-picker-count').includes(` ${count} `));
  },
};
let result: Promise<{ all: number; served: number }>;

function afterKey(isThere: () => boolean) {
  const pressed = new Promise((done) => window.addEventListener('keydown', done, { capture: true, once: true }));
  const measure = async () => {
    await pressed;
    const [at, before] = [performance.now(), served.ms];
    return { all: (await shown(isThere)) - at, served: served.ms - before };
  };
  result = measure();
}
Object.assign(window, { bench, result: () => result });
