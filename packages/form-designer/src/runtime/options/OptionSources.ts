import type { Client } from '@gezi/client';

/** State of the options of one address; the same object until it changes. */
type OptionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly body: unknown }
  | { readonly status: 'failed' };

/** Bodies of option addresses, each fetched once for a form however many fields ask. */
export interface OptionSources {
  peek: (address: string) => OptionState | undefined;
  /** Loads it unless it is cached or being loaded. */
  ask: (client: Client, address: string) => void;
  /** Fetches it again after a failure. */
  retry: (client: Client, address: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createOptionSources(): OptionSources {
  const states = new Map<string, OptionState>();
  const listeners = new Set<() => void>();

  function set(address: string, state: OptionState) {
    states.set(address, state);
    for (const listener of listeners) listener();
  }
  function load(client: Client, address: string) {
    set(address, { status: 'loading' });
    // Raw: the options may be in `result`, in `data`, or be the whole response.
    client.call<object, unknown>({ method: 'GET', path: address, answer: 'raw' }, {}, { silent: true }).then(
      (body) => set(address, { status: 'ready', body }),
      () => set(address, { status: 'failed' }),
    );
  }
  return {
    peek: (address) => states.get(address),
    ask(client, address) {
      if (!states.has(address)) load(client, address);
    },
    retry: load,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
