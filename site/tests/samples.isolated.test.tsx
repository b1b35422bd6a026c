import { ClientProvider, createClient } from '@gezi/client';
import { createFakeServer, signedInSession } from '@gezi/client/testing';
import { GeziProvider } from '@gezi/ui';
import { act, render } from '@testing-library/react';
import { inspect } from 'node:util';
import { Component, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Module = Record<string, unknown>;

const samples = import.meta.glob<Module>('../samples/**/*.{ts,tsx}');
const faults: string[] = [];

/** Compares a value with the result that the sample states after `// →`. */
function compareResult(value: unknown, stated: string, call: string) {
  const printed = inspect(value, { breakLength: Infinity, depth: 6 });
  if (printed !== stated) faults.push(`${call} is ${printed}, but the sample states ${stated}`);
}

beforeEach(() => {
  faults.length = 0;
  Object.assign(globalThis, { compareResult });
  vi.spyOn(console, 'error').mockImplementation((...parts) => faults.push(parts.map(String).join(' ')));
});
afterEach(() => {
  document.getElementById('root')?.remove();
  vi.restoreAllMocks();
});

/** Keeps what a sample throws while it renders. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    faults.push(String(error));
  }
  override render = () => (this.state.failed ? null : this.props.children);
}

/** True for samples that run: `main.tsx` draws its `App`. */
const isRun = (path: string) => !(path.endsWith('/App.tsx') && path.replace('App', 'main') in samples);

const isComponent = ([name, value]: [string, unknown]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function';
const client = createClient({ session: signedInSession(), fetch: createFakeServer({}).fetch, onError: () => {} });

test.each(Object.keys(samples).filter(isRun))('%s runs', async (path) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const module = await act(() => samples[path]!());
  const Sample = Object.entries(module).find(isComponent)?.[1] as ComponentType | undefined;
  if (path.endsWith('.tsx') && Sample) {
    const { container } = render(
      <GeziProvider locale={path.includes('/en-US/') ? 'en-US' : 'zh-CN'}>
        <ClientProvider client={client}>
          <Boundary>
            <Sample />
          </Boundary>
        </ClientProvider>
      </GeziProvider>,
    );
    await act(() => vi.dynamicImportSettled());
    if (!container.hasChildNodes()) faults.push('nothing is shown');
  }
  expect(faults).toEqual([]);
});
