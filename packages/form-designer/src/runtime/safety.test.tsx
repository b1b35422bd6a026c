import { GeziProvider } from '@gezi/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldTypes } from '../fields/fieldTypes';
import type { CompType } from '../fields/CompType';
import type { Json, JsonObject } from '../core/document/FormDocument';
import { FormRuntime } from './FormRuntime';
import { RuntimeGround } from './testing/RuntimeGround';

const MARKUP = `"'><img src=x onerror="window.__ran=1"><script>window.__ran=1</script><svg onload=window.__ran=1>`;
const ADDRESSES = [
  'JaVa\tscript:window.__ran=1',
  ' \u0001javascript\n:window.__ran=1',
  'data:text/html,<script>window.__ran=1</script>',
];
const STYLE = 'red;background:url(javascript:window.__ran=1)';

/** Replaces every text of a component, including lists and objects; type and position are kept. */
function poisoned(type: CompType, text: string, more: JsonObject = {}): JsonObject {
  const poison = (value: Json, member: string): Json => {
    if (['compType', 'layout', 'ele', 'dataType', 'type', 'list-type', 'optionType'].includes(member)) return value;
    if (Array.isArray(value)) return (value as Json[]).map((each) => poison(each, ''));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poison(each, name)]));
    return typeof value === 'string' ? text : value;
  };
  const options = [{ label: text, value: text, children: [{ label: text, value: text }] }];
  const added = { placeholder: text, help: text, label: text, options, description: text, href: text, value: text };
  const data = { ...(poison(fieldTypes[type].defaults, '') as JsonObject), ...added, ...more };
  return { ...data, id: `fd_${type}`, showLabel: true, accept: '', action: text };
}

const cell = (style: string, ...columns: JsonObject[]): JsonObject => ({
  id: 1,
  compType: 'tdItem',
  col: 1,
  row: 1,
  style: { background: style, width: style },
  columns,
});

function formOf(text: string): JsonObject {
  const types = Object.keys(fieldTypes).filter((type) => !['row', 'table', 'tdItem'].includes(type)) as CompType[];
  const items = types.map((type) => poisoned(type, text));
  const files = JSON.stringify([{ name: text, url: text }]);
  return {
    list: [
      ...items,
      { ...poisoned('upload', text, { 'list-type': 'picture-card' }), id: 'pictures', value: files },
      { ...poisoned('upload', text), id: 'files', value: files },
      { ...poisoned('cascader', text, { 'china-area-data': true }), id: 'area', value: [text, text] },
      {
        id: 'row',
        compType: 'row',
        justify: text,
        align: text,
        columns: [{ span: text, list: [poisoned('input', text)] }],
      },
      {
        id: 'table',
        compType: 'table',
        width: text,
        tdStyle: text,
        layoutArray: [[cell(text, poisoned('text', text))]],
      },
      { id: text, compType: text, label: text },
    ] as Json,
    config: { formRef: text, labelPosition: text, size: text, labelWidth: text, gutter: text, custom: text },
  };
}

/** Elements that would run or load something from the document. */
function dangers(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((node) => {
    const own = ['script', 'iframe', 'object', 'embed', 'base', 'form form', 'meta', 'link'].some((tag) =>
      node.matches(tag),
    );
    const attributes = [...node.attributes].flatMap(({ name, value }) => {
      if (name.startsWith('on')) return [`${node.tagName} ${name}`];
      const bare = value.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '').toLowerCase();
      const isAddress = ['href', 'src', 'xlink:href', 'action', 'formaction', 'srcset', 'poster'].includes(name);
      if (isAddress && /^(?:javascript|vbscript|data:text|blob):/.test(bare))
        return [`${node.tagName} ${name}=${value}`];
      return name === 'style' && /url\(|expression|javascript/.test(bare) ? [`${node.tagName} style=${value}`] : [];
    });
    return own ? [node.tagName, ...attributes] : attributes;
  });
}

test.each([MARKUP, STYLE, ...ADDRESSES])(
  'nothing of a document runs or is loaded, written everywhere: %s',
  async (text) => {
    for (const readOnly of [false, true]) {
      const { container } = render(
        <GeziProvider>
          <RuntimeGround>
            <FormRuntime content={formOf(text)} readOnly={readOnly}>
              <button type="submit">提交</button>
            </FormRuntime>
          </RuntimeGround>
        </GeziProvider>,
      );
      await waitFor(() => expect(container.querySelector('.gezi-form-waiting')).toBeNull());
      fireEvent.click(screen.getByRole('button', { name: '提交' }));
      expect(dangers(document.body)).toEqual([]);
      expect(container.querySelectorAll('.gezi-form-broken')).toHaveLength(0);
      expect(Object.hasOwn(window, '__ran')).toBe(false);
      cleanup();
    }
  },
);
