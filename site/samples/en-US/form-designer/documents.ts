import {
  applyCommand,
  idSource,
  newTree,
  readForm,
  redoCommand,
  ROOT,
  runCommand,
  startHistory,
  undoCommand,
  writeForm,
} from '@gezi/form-designer/core';
import { RECEIPT } from './first/receipt';

const reading = readForm(RECEIPT);
if (!reading.ok) throw new Error(reading.reason.code);
const { document } = reading;

// Every change is a command, plain data; its result is the next document, or a refusal.
const add = { type: 'add', at: { parent: ROOT, index: 0 }, trees: [newTree('textarea', idSource())] } as const;
const outcome = applyCommand(document, add);
outcome.ok && writeForm(outcome.document).list.length; // → 6

const supplier = document.nodes.get(ROOT)!.children[0]!;
const renamed = applyCommand(document, { type: 'rename', key: supplier, id: 'counts' });
renamed.ok ? '' : renamed.refusal.code; // → 'duplicate-id'

// The history holds commands, 200 steps at most.
const step = runCommand(startHistory(document), add);
if (step.ok) redoCommand(undoCommand(step.history));
