import { ClientProvider, type ClientProviderProps } from '@gezi/client';
import { createFakeServer, signedInKit } from '@gezi/client/testing';
import { GeziProvider, type LocaleCode } from '@gezi/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/upload/styles.css';
import '@gezi/editable-grid/styles.css';
import '@gezi/advanced-query/styles.css';
import '@gezi/cron-builder/styles.css';
import '@gezi/form-designer/styles.css';
import '@gezi/admin-shell/styles.css';

export interface Look {
  locale: LocaleCode;
  dark: boolean;
}

export interface MountedSample {
  update: (look: Look) => void;
  unmount: () => void;
}

const samples = import.meta.glob<Record<string, ComponentType>>([
  '../../samples/**/*.tsx',
  '!../../samples/**/main.tsx',
]);

/** Clients of samples that bring their own, with the server that answers them. */
const kits = import.meta.glob<{ kit: Omit<ClientProviderProps, 'children'> }>('../../samples/**/client.ts');

/** The site has no server: a call without an answer is refused. */
const withoutServer = () => signedInKit(createFakeServer({}));

/** @throws if there is no such sample, or it exports no component */
export async function mountSample(place: HTMLElement, name: string, look: Look): Promise<MountedSample> {
  const load = samples[`../../samples/${look.locale}/${name}.tsx`];
  if (!load) throw new Error(`samples/${look.locale}/${name}.tsx does not exist`);
  const Sample = Object.entries(await load()).find(([key]) => /^[A-Z]/.test(key))?.[1];
  if (!Sample) throw new Error(`${name}.tsx exports no component`);
  const ownKit = kits[`../../samples/${look.locale}/${name.replace(/[^/]+$/, 'client.ts')}`];
  const kit = ownKit ? (await ownKit()).kit : withoutServer();
  const root = createRoot(place);
  const update = ({ locale, dark }: Look) =>
    root.render(
      <GeziProvider locale={locale} dark={dark} primary={dark ? '#4c8dff' : '#1f5eff'}>
        <ClientProvider {...kit}>
          <Sample />
        </ClientProvider>
      </GeziProvider>,
    );
  update(look);
  return { update, unmount: () => root.unmount() };
}
