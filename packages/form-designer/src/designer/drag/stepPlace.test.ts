import { expect, test } from 'vitest';
import requisition from '../../../testdata/02-purchase-requisition.json';
import { ROOT, type FormDocument } from '../../core/document/FormDocument';
import { readForm } from '../../core/document/readForm';
import { zonesOf } from './containers';
import { stepPlace } from './stepPlace';

const { document } = readForm(requisition) as { document: FormDocument };
const board = document.nodes.get(ROOT)!.children;
const [firstRow] = board.filter((key) => key.startsWith('row_'));
const [left, right] = zonesOf(document, firstRow!);

test('Up and Down move through a container, the columns of its row, and out of it', () => {
  const steps = [{ parent: ROOT, index: 1 }];
  const go = (step: Parameters<typeof stepPlace>[2]) => steps.push(stepPlace(document, steps.at(-1)!, step, []));
  go('into');
  go('next');
  go('next');
  go('next');
  go('next');
  go('previous');
  expect(steps.slice(1)).toEqual([
    { parent: left, index: 0 },
    { parent: left, index: 1 },
    { parent: right, index: 0 },
    { parent: right, index: 1 },
    { parent: ROOT, index: 2 },
    { parent: ROOT, index: 1 },
  ]);
  expect(stepPlace(document, { parent: right!, index: 1 }, 'out', [])).toEqual({ parent: ROOT, index: 1 });
});

test('the dragged component is no target, and the positions on both its sides count once', () => {
  const [title] = board;
  expect(stepPlace(document, { parent: ROOT, index: 0 }, 'next', [title!])).toEqual({ parent: ROOT, index: 2 });
  expect(stepPlace(document, { parent: ROOT, index: 1 }, 'into', [firstRow!])).toEqual({ parent: ROOT, index: 1 });
  expect(stepPlace(document, { parent: ROOT, index: 0 }, 'previous', [])).toEqual({ parent: ROOT, index: 0 });
});
