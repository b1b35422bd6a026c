import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { formSettings } from '../../core/catalogue/formSettings';
import { newTree } from '../../core/catalogue/newTree';
import { ROOT, type Json } from '../../core/document/FormDocument';
import { newDocument } from '../../core/document/newDocument';
import type { CompType } from '../../fields/CompType';
import type { PropertyField } from '../../fields/FieldPanel';
import { fieldPanels } from '../../fields/fieldPanels';
import { DesignerContext } from '../store/designerContext';
import { DesignerStore } from '../store/DesignerStore';
import { SPECIFIED, SPECIFIED_FORM } from '../testing/specified';
import { ComponentProperties } from './ComponentProperties';
import { asText } from './controls/TextControl';
import { FormProperties } from './FormProperties';

interface Line {
  member: string;
  control: string;
  bounds: string;
  /** Member and value that the line depends on. */
  given: { member: string; is: Json } | undefined;
}

const LINE = /^(?<member>\S+) (?<control>\S+)(?: (?<bounds>[^[\s]\S*))?(?: \[(?<on>[^=]+)=(?<is>\S+)\])?$/;

function linesOf(table: string): Line[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { member, control, bounds = '', on, is } = LINE.exec(line)!.groups!;
      return {
        member: member!,
        control: control!,
        bounds,
        given: on === undefined ? undefined : { member: on, is: is === 'true' ? true : is! },
      };
    });
}

/** A form with one component of the type; a cell is created with its table. */
function withOne(type: CompType): { store: DesignerStore; key: string } {
  const store = new DesignerStore(newDocument());
  let next = 1;
  const tree = newTree(type === 'tdItem' ? 'table' : type, () => next++);
  store.run({ type: 'add', at: { parent: ROOT, index: 0 }, trees: [tree] });
  return { store, key: type === 'tdItem' ? tree.children[0]!.key : tree.key };
}

const show = (store: DesignerStore, children: ReactNode) =>
  render(<DesignerContext value={store}>{children}</DesignerContext>);

const lineIn = (root: HTMLElement, member: string) =>
  [...root.querySelectorAll<HTMLElement>('[data-member]')].find((each) => each.dataset['member'] === member);

/** Selector for each kind of control. */
const FOUND: Record<string, string> = {
  id: 'input[type=text][aria-describedby]',
  text: 'input[type=text]',
  longText: 'textarea',
  number: 'input[type=number]',
  switch: '[role=switch]',
  choice: '[role=radiogroup] input[type=radio], select option',
  color: 'input[type=color]',
  icon: 'input[list]',
  value: 'input, [role=switch]',
  options: '.gezi-fd-options .gezi-fd-list-foot button',
  rules: '.gezi-fd-rules .gezi-fd-list-foot button',
  columns: '.gezi-fd-columns .gezi-fd-list-foot button',
  headers: '.gezi-fd-headers .gezi-fd-list-foot button',
  tags: '.gezi-fd-tags input',
  spans: 'input[type=range][min="1"][max="24"]',
};

/** The panel's content, in the words of the table. */
function shown(root: HTMLElement, { member, control }: Line, fields: readonly PropertyField[]): string {
  const line = lineIn(root, member);
  if (!line) return `${member} is missing`;
  const found = [...line.querySelectorAll(FOUND[control]!)];
  if (found.length === 0) return `${member} is no ${control}`;
  return words(
    member,
    control,
    boundsOf(
      control,
      found,
      fields.find((each) => each.member === member)!,
    ),
  );
}

function boundsOf(control: string, found: readonly Element[], { choices = [] }: PropertyField): string {
  if (control === 'choice') {
    return choices.length === found.length
      ? choices.map(({ value }) => asText(value)).join('|')
      : `${found.length} offered`;
  }
  if (control !== 'number') return '';
  const [min, max, step] = ['min', 'max', 'step'].map((name) => found[0]!.getAttribute(name) ?? '');
  return `${min || max ? `${min}..${max}` : ''}${step === 'any' ? '' : `/${step}`}`;
}

const words = (member: string, control: string, bounds: string) => `${member} ${control} ${bounds}`.trim();
const wanted = ({ member, control, bounds }: Line) => words(member, control, bounds);

test.each(Object.entries(SPECIFIED))('%s has every property of the specification, with its bounds', (type, table) => {
  const { store, key } = withOne(type as CompType);
  const lines = linesOf(table);
  const fields = fieldPanels[type as CompType].lines;
  const { container } = show(store, <ComponentProperties nodeKey={key} />);
  const seen = lines.map((line) => {
    const { given } = line;
    if (!given) return shown(container, line, fields);
    act(() => void store.run({ type: 'edit', key, changes: { [given.member]: given.is } }));
    const now = shown(container, line, fields);
    act(() => void store.undo());
    return now;
  });
  expect(seen).toEqual(lines.map(wanted));
});

test('there are 29 types', () => {
  expect(Object.keys(SPECIFIED).toSorted()).toEqual(Object.keys(fieldPanels).toSorted());
  expect(Object.keys(SPECIFIED)).toHaveLength(29);
});

test('the form has every setting of the specification, with its bounds', () => {
  const { container } = show(new DesignerStore(newDocument()), <FormProperties />);
  const lines = linesOf(SPECIFIED_FORM);
  expect(lines.map((line) => shown(container, line, formSettings))).toEqual(lines.map(wanted));
});

test('a number out of bounds is reported and clamped on blur', () => {
  const { store, key } = withOne('input');
  const { container } = show(store, <ComponentProperties nodeKey={key} />);
  const span = within(lineIn(container, 'span')!).getByRole('spinbutton');
  fireEvent.change(span, { target: { value: '25' } });
  expect(screen.getByText('请输入 1 到 24 之间的数')).toBeVisible();
  fireEvent.blur(span);
  expect(store.node(key)?.data['span']).toBe(24);
  expect(span).toHaveValue(24);
});

test('request headers: a name that is not allowed or not unique is not saved', () => {
  const { store, key } = withOne('upload');
  const { container } = show(store, <ComponentProperties nodeKey={key} />);
  const line = within(lineIn(container, 'headers')!);
  const type = (name: string, text: string) => fireEvent.change(line.getByLabelText(name), { target: { value: text } });
  const saved = () => store.node(key)!.data['headers'];
  fireEvent.click(line.getByRole('button', { name: '添加请求头' }));
  type('名称 2', 'X-Batch');
  type('值 2', 'B-1');
  expect(saved()).toEqual({ 'X-Access-Token': 'token', 'X-Batch': 'B-1' });
  type('名称 2', 'x-access-token');
  line.getByText('该名称已存在');
  type('名称 2', 'X Batch');
  line.getByText(/^名称只能由/);
  expect(saved()).toEqual({ 'X-Access-Token': 'token' });
  expect(line.getByLabelText('值 2')).toHaveValue('B-1');
});
