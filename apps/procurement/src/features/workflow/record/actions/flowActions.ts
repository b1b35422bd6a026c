import type { FlowActionType } from '@gezi/domain';

/** An action of the engine, or the deletion by an administrator of processes. */
export type OfferedAction = FlowActionType | 'delete';

/** How the page offers an action of a process. */
export interface FlowActionSpec {
  type: OfferedAction;
  tone?: 'primary' | 'danger';
  /** In the menu of further actions. */
  inMenu?: boolean;
  /** How it is asked for: at once, after a question, or by a dialog with a comment. */
  by: 'call' | 'question' | 'dialog';
  /** People that the dialog asks for. */
  people?: 'one' | 'several';
  needsComment?: boolean;
}

/** The actions in their order. */
export const FLOW_ACTIONS: readonly FlowActionSpec[] = [
  { type: 'complete', tone: 'primary', by: 'dialog' },
  { type: 'claim', tone: 'primary', by: 'call' },
  { type: 'reject', tone: 'danger', by: 'dialog', needsComment: true },
  { type: 'return', by: 'dialog', needsComment: true },
  { type: 'recall', by: 'dialog' },
  { type: 'delegate', inMenu: true, by: 'dialog', people: 'one' },
  { type: 'assign', inMenu: true, by: 'dialog', people: 'one' },
  { type: 'addSign', inMenu: true, by: 'dialog', people: 'several' },
  { type: 'copy', inMenu: true, by: 'dialog', people: 'several' },
  { type: 'unclaim', inMenu: true, by: 'call' },
  { type: 'suspend', inMenu: true, by: 'question' },
  { type: 'activate', by: 'question' },
  { type: 'stop', tone: 'danger', inMenu: true, by: 'dialog' },
  { type: 'delete', tone: 'danger', inMenu: true, by: 'dialog' },
];
