import { element } from '../../../dom/element';

// Names of antd's tag colours that CSS lacks or defines differently.
const NAMED: Readonly<Record<string, string>> = {
  volcano: '#fa541c',
  geekblue: '#2f54eb',
  success: '#52c41a',
  processing: '#1677ff',
  warning: '#faad14',
  error: '#ff4d4f',
  lime: '#a0d911',
  default: '',
};

/** Updates the tags of a cell, reusing existing elements. */
export function writeTags(
  box: HTMLElement,
  tags: readonly string[],
  colorOf: (tag: string, place: number) => string | undefined,
): void {
  while (box.childElementCount > tags.length) box.lastElementChild!.remove();
  tags.forEach((tag, place) => {
    const span =
      (box.children[place] as HTMLElement | undefined) ?? box.appendChild(element('span', { class: 'gezi-tag' }));
    span.textContent = tag;
    const color = colorOf(tag, place);
    span.style.setProperty('--gezi-tag', (color && (NAMED[color] ?? color)) || null);
  });
}
