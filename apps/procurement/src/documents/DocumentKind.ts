import type { CallTarget } from '@gezi/client';
import type { historyOf, ResultOf } from '@gezi/domain';
import type { ComponentType } from 'react';
import type { LifecycleActions } from './core/actionButtons';

/** Input of an action. */
export interface ActionCall {
  id: string;
  opinion?: string | null | undefined;
  reason?: string | null | undefined;
}

/** Timeline of a document and the result of its check. */
export type DocumentHistory = ResultOf<ReturnType<typeof historyOf>>;

/** An entry of a timeline. */
export type TimelineEntry = DocumentHistory['entries'][number];

/** A kind of document: its lifecycle and its calls. */
export interface DocumentKind<Doc extends { id: string }> {
  /** Prefix of the permission codes, e.g. `purchase:purchasePlan`. */
  resource: string;
  actions: LifecycleActions;
  /** Permission codes of actions that differ from the prefix and the name of the action. */
  permissions?: Readonly<Record<string, string>>;
  /** Calls of the actions that have a button, by name. */
  calls: Readonly<Record<string, CallTarget<ActionCall, Doc>>>;
  /** Binding actions, by name: shows what the user is about to confirm. */
  confirmations?: Readonly<Record<string, ComponentType<{ id: string }>>>;
  view: CallTarget<{ id: string }, Doc>;
  history: CallTarget<{ id: string }, DocumentHistory>;
  exportHistory: { path: string };
  /** Lists that show such documents. */
  lists: readonly { path: string }[];
}
