import { cdp, userEvent } from 'vitest/browser';
import type { ReadNode } from '../packages/ui/src/testing/screenReader.ts';

interface AxValue {
  value?: unknown;
}
interface AxNode {
  role?: AxValue;
  name?: AxValue;
  value?: AxValue;
  description?: AxValue;
  properties?: { name: string; value: AxValue }[];
}
interface Session {
  send(method: string, params?: object): Promise<never>;
}
const session = cdp() as unknown as Session;
const send = <Result>(method: string, params?: object): Promise<Result> => session.send(method, params);

/** Finds the focused element from the page around the frame of the tests. */
const FOCUSED = `(() => {
  const frame = [...document.querySelectorAll('iframe')].find(({ contentDocument }) => contentDocument?.documentElement.dataset.reader);
  const page = frame.contentDocument;
  const focused = page.activeElement;
  const active = focused.getAttribute('aria-activedescendant');
  return (active && page.getElementById(active)) || focused;
})()`;
/** States that are read out when set, and those that are read out in both states. */
const WHEN_SET = new Set(['invalid', 'required', 'readonly', 'disabled', 'busy', 'multiselectable', 'selected']);
const ALWAYS = new Set(['checked', 'expanded', 'pressed', 'level', 'valuetext', 'hasPopup']);

globalThis.readerTools = {
  press: (keys) => userEvent.keyboard(keys),
  async focusedNode(): Promise<ReadNode> {
    document.documentElement.dataset['reader'] = 'on';
    const { result } = await send<{ result: { objectId: string } }>('Runtime.evaluate', { expression: FOCUSED });
    const { nodes } = await send<{ nodes: AxNode[] }>('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const node = nodes[0]!;
    const states = (node.properties ?? []).flatMap(({ name, value: { value } }) => {
      if (WHEN_SET.has(name)) return value === true || value === 'true' ? [name] : [];
      return ALWAYS.has(name) ? [value === true || value === 'true' ? name : `${name}=${String(value)}`] : [];
    });
    const text = ({ value }: AxValue = {}) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return {
      role: text(node.role),
      name: text(node.name),
      value: text(node.value),
      description: text(node.description),
      states,
    };
  },
  async emulate({ media = '', forcedColors = false, moreContrast = false }) {
    await send('Emulation.setEmulatedMedia', {
      media,
      features: [
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
        { name: 'prefers-contrast', value: moreContrast ? 'more' : 'no-preference' },
      ],
    });
  },
};
