// Documents.
export {
  ROOT,
  type FormContent,
  type FormDocument,
  type FormNode,
  type Json,
  type JsonObject,
  type NodeKey,
  type NodeKind,
} from './document/FormDocument';

// Commands.
export type { Command, NodeTree, Place, Refusal, RefusalCode } from './commands/Command';

// Types of components.
export type { CompType, ComponentType, PaletteGroup, PropertyField } from './catalogue/ComponentType';
