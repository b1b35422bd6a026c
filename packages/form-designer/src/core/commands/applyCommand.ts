import { idOf } from '../document/containers';
import { documentOf } from '../document/documentOf';
import { ROOT, type FormDocument, type NodeKey } from '../document/FormDocument';
import { addParts } from './addParts';
import type { MemberChanges, FormCommand, NodeTree } from './FormCommand';
import { refuse, type CommandOutcome } from './Draft';
import { editPart, withChanges } from './editPart';
import { editParts } from './editParts';
import { forbiddenTable } from './forbiddenTable';
import { moveParts } from './moveParts';
import { removeParts } from './removeParts';
import { renamePart } from './renamePart';
import { setColumns } from './setColumns';
import { insertLine } from './table/insertLine';
import { mergeCell } from './table/mergeCell';
import { removeLine } from './table/removeLine';

/**
 * Applies one command. Unchanged parts stay the same objects, so that a view renders only the changed ones. A command
 * that changes nothing returns the document itself.
 */
export function applyCommand(document: FormDocument, command: FormCommand): CommandOutcome {
  switch (command.type) {
    case 'add':
      return addParts(document, command.at, command.trees);
    case 'move':
      return moveParts(document, command.keys, command.at);
    case 'remove':
      return removeParts(document, command.keys);
    case 'batch':
      return applyInOrder(document, command.commands);
    case 'edit':
      return editPart(document, command.key, command.changes, command.stash);
    case 'editMany':
      return editParts(document, command.edits);
    case 'rename':
      return renamePart(document, command.key, command.id);
    case 'configure':
      return configure(document, command.changes);
    case 'setColumns':
      return setColumns(document, command.key, command.spans);
    case 'mergeRight':
    case 'mergeDown':
    case 'split':
      return mergeCell(document, command.key, command.type);
    case 'insertTableRow':
    case 'insertTableColumn':
      return insertLine(
        document,
        command.key,
        command.type === 'insertTableRow' ? 'row' : 'column',
        command.side,
        command.cells,
      );
    case 'removeTableRow':
    case 'removeTableColumn':
      return removeLine(document, command.key, command.type === 'removeTableRow' ? 'row' : 'column');
    case 'clear':
      return clear(document);
    case 'replace':
      return replace(document, command);
  }
}

/** Applies commands in order; stops at the first refusal. */
function applyInOrder(document: FormDocument, commands: readonly FormCommand[]): CommandOutcome {
  let outcome: CommandOutcome = { ok: true, document };
  for (const command of commands) {
    outcome = applyCommand(outcome.document, command);
    if (!outcome.ok) return outcome;
  }
  return outcome;
}

function configure(document: FormDocument, changes: MemberChanges): CommandOutcome {
  if (Object.values(changes).some((value) => typeof value === 'number' && !Number.isFinite(value)))
    return refuse('bad-value', { key: ROOT });
  const config = withChanges(document.config, changes);
  return { ok: true, document: config === document.config ? document : { ...document, config } };
}

function clear(document: FormDocument): CommandOutcome {
  const root = document.nodes.get(ROOT)!;
  if (root.children.length === 0) return { ok: true, document };
  return { ok: true, document: { ...document, nodes: new Map([[ROOT, { ...root, children: [] }]]) } };
}

/**
 * A replacement may contain anything that a file may contain, including duplicate ids. Only its keys must be unique,
 * and its settings must allow its dynamic tables.
 */
function replace(
  document: FormDocument,
  { config, trees, extra }: Extract<FormCommand, { type: 'replace' }>,
): CommandOutcome {
  const table = forbiddenTable(document, config, trees);
  if (table) return refuse('no-dynamic-tables', { key: table.key, id: idOf(table.data) });
  const keys = new Set<NodeKey>([ROOT]);
  const twice = (list: readonly NodeTree[]): NodeKey | undefined => {
    for (const { key, children } of list) {
      if (keys.has(key)) return key;
      keys.add(key);
      const inner = twice(children);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  const key = twice(trees);
  return key === undefined
    ? { ok: true, document: documentOf({ config, trees, extra }) }
    : refuse('duplicate-id', { key });
}
