import { treeOf } from '../document/documentOf';
import { ROOT, type FormDocument } from '../document/FormDocument';
import type { FormCommand } from './FormCommand';

/** The command that replaces a whole document, e.g. by a template or an import. */
export const replaceCommand = (document: FormDocument): FormCommand => ({
  type: 'replace',
  config: document.config,
  extra: document.extra,
  trees: document.nodes.get(ROOT)!.children.map((key) => treeOf(document, key)),
});
