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

// 每次修改都是一条命令，即普通数据；结果是新的文档，或拒绝的原因。
const add = { type: 'add', at: { parent: ROOT, index: 0 }, trees: [newTree('textarea', idSource())] } as const;
const outcome = applyCommand(document, add);
outcome.ok && writeForm(outcome.document).list.length; // → 6

const supplier = document.nodes.get(ROOT)!.children[0]!;
const renamed = applyCommand(document, { type: 'rename', key: supplier, id: 'counts' });
renamed.ok ? '' : renamed.refusal.code; // → 'duplicate-id'

// 历史保存命令，最多 200 步。
const step = runCommand(startHistory(document), add);
if (step.ok) redoCommand(undoCommand(step.history));
