import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import everyComponent from '../../../testdata/01-every-component.json';
import requisition from '../../../testdata/02-purchase-requisition.json';
import mergedTable from '../../../testdata/03-merged-table.json';
import { fieldTypes } from '../../fields/fieldTypes';
import { idSource } from '../catalogue/ids';
import { newCell, newTree } from '../catalogue/newTree';
import type { FormCommand } from '../commands/FormCommand';
import { copyParts } from '../commands/copyParts';
import { planEdit } from '../commands/plan/planEdit';
import type { CompType } from '../../fields/CompType';
import { diffForms } from '../exchange/diff/diffForms';
import { runCommand, startHistory, undoCommand } from '../history/runHistory';
import { runLogic } from '../logic/runLogic';
import { checkForm } from '../model/checkForm';
import { checkSubmission } from '../model/checkSubmission';
import { compileForm } from '../model/compileForm';
import { initialValues } from '../model/initialValues';
import { submitValues } from '../model/submitValues';
import { editorProblems } from '../problems/editorProblems';
import type { FormDocument, Json } from './FormDocument';
import { formText } from './formText';
import { readForm } from './readForm';
import { isRagged } from './tableGrid';

const SAMPLES = [everyComponent, requisition, mergedTable].map((sample) => JSON.stringify(sample));
const CLOCK = { today: '2026-11-21' };

const odd = fc.oneof(
  fc.constantFrom<Json>(null, '', '12', '-1', 0, 1e21, true, 'false', [], {}, [null], '(', '^(a+)+$', '__proto__'),
  fc.constantFrom<Json>('fd_x', 'sum(fd_detail.fd_d_qty)', { visible: 'fd_buyType == 1', value: '1 +' }, ['a', ['b']]),
);
const NAMES = ['id', 'constructor', '__proto__', 'list', 'columns', 'compType', 'value', 'options', 'logic', 'x-new'];

/** A random mutation: replaces, adds, removes or duplicates a member or entry somewhere in a document. */
const mutation = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'add', 'double'),
  name: fc.constantFrom(...NAMES),
  value: odd,
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Kind> ? Kind : never;

interface Place {
  holder: Record<string, unknown> | unknown[];
  member: string | number;
}

function placesOf(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Place['holder'];
  const members = Array.isArray(holder) ? [...holder.keys()] : Object.keys(holder);
  for (const member of members) {
    found.push({ holder, member });
    placesOf((holder as Record<string | number, unknown>)[member], found);
  }
  return found;
}

function mutated(sample: string, mutations: readonly Mutation[]): string {
  const form: unknown = JSON.parse(sample);
  for (const { at, kind, name, value: given } of mutations) {
    // A copy, since a later mutation may change it.
    const value = structuredClone(given);
    const places = placesOf(form);
    const place = places[at % Math.max(1, places.length)];
    if (!place) continue;
    const { holder, member } = place;
    if (Array.isArray(holder)) {
      if (kind === 'double') holder.push(structuredClone(holder[member as number]));
      else if (kind === 'remove') holder.splice(member as number, 1);
      else holder[member as number] = value;
    } else if (kind === 'remove') delete holder[member];
    else if (kind === 'add')
      Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
    else Object.defineProperty(holder, member, { value, enumerable: true, configurable: true, writable: true });
  }
  return JSON.stringify(form);
}

const step = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'copy', 'move', 'remove', 'rename', 'edit', 'edit', 'setColumns', 'mergeRight', 'mergeDown'] as const),
    ...(['split', 'insertTableRow', 'insertTableColumn', 'removeTableRow', 'removeTableColumn'] as const),
  ),
  type: fc.constantFrom(...(Object.keys(fieldTypes) as CompType[])),
  at: fc.nat(),
  to: fc.nat(),
  member: fc.constantFrom('label', 'required', 'dataType', 'multiple', 'type', 'china-area-data', ...NAMES),
  value: odd,
});
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

function commandOf(
  document: FormDocument,
  { kind, type, at, to, member, value }: Step,
  ids: () => number,
): FormCommand {
  const keys = [...document.nodes.keys()];
  const key = keys[at % keys.length]!;
  const place = { parent: keys[to % keys.length]!, index: to % 4 };
  switch (kind) {
    case 'add':
      return { type: 'add', at: place, trees: [newTree(type, ids)] };
    case 'copy':
      return { type: 'add', at: place, trees: copyParts(document, [key], ids) };
    case 'move':
      return { type: 'move', keys: [key], at: place };
    case 'remove':
      return { type: 'remove', keys: [key] };
    case 'rename':
      return { type: 'rename', key, id: NAMES[to % NAMES.length]! };
    case 'edit':
      return planEdit(document, key, { [member]: value });
    case 'setColumns':
      return { type: 'setColumns', key, spans: Array.from({ length: to % 5 }, () => 6) };
    case 'insertTableRow':
    case 'insertTableColumn':
      return { type: kind, key, side: 'after', cells: Array.from({ length: 4 + (to % 2) }, () => newCell(ids)) };
    default:
      return { type: kind, key };
  }
}

/** Valid tables, by key. */
const wholeTables = (document: FormDocument) =>
  [...document.nodes.values()].filter((node) => node.rows && !isRagged(document, node)).map(({ key }) => key);

test('a mutated sample can be read, written, filled in, designed and undone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SAMPLES),
      fc.array(mutation, { maxLength: 8 }),
      fc.array(step, { maxLength: 12 }),
      (sample, mutations, steps) => {
        const text = mutated(sample, mutations);
        const reading = readForm(text);
        expect(reading.ok || ['no-list', 'no-form'].includes(reading.reason.code)).toBe(true);
        if (!reading.ok) return;
        const { document } = reading;
        expect(formText(document)).toBe(text);

        // Fill in.
        const form = compileForm(document);
        const state = runLogic(form, initialValues(form), CLOCK);
        const messages = checkForm(form, state).map(({ message }) => message);
        expect(messages.every((message) => message !== '')).toBe(true);
        const sent = submitValues(form, state);
        expect(Object.keys(sent).every((id) => form.byId.has(id))).toBe(true);
        checkSubmission(form, JSON.parse(JSON.stringify(sent)) as Record<string, unknown>, CLOCK);
        editorProblems(document);

        // Design.
        const ids = idSource(() => 5000);
        const whole = wholeTables(document);
        let history = startHistory(document);
        for (const one of steps) {
          const outcome = runCommand(history, commandOf(history.document, one, ids));
          if (outcome.ok) history = outcome.history;
        }
        const after = history.document;
        diffForms(document, after);
        const torn = whole.filter((key) => after.nodes.get(key)?.rows && isRagged(after, after.nodes.get(key)!));
        expect(torn).toEqual([]);
        while (history.past.length > 0) history = undoCommand(history);
        expect(history.document).toBe(document);
        expect(formText(history.document)).toBe(text);
      },
    ),
    { numRuns: 120 },
  );
});
