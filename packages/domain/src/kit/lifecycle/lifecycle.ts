import type { Label } from '../list-fields';
import { done, refused, type Outcome } from '../outcome';

/** The user who takes an action, or the system. */
export interface Actor {
  userId: string;
  /** Role codes (contract, part 3 §1), or {@link SYSTEM_ROLE}. */
  roles: readonly string[];
  /** Current tenant. */
  tenantId?: number;
  /** Set for users who act for a supplier. */
  supplierId?: string | null;
  /** Code of the current department, e.g. `A01A02`. */
  orgCode?: string | null;
  /** Ids of the departments the user is in charge of. */
  departsInCharge?: readonly string[];
  /** Decisions that a running process of the document leaves to the user; absent if no process decides on it. */
  decisions?: readonly Decision[];
}

/** Actions of a lifecycle that a process takes over from the roles while it runs. */
export type Decision = 'approve' | 'reject' | 'withdraw';

/** Role of actions that follow from the clock or from other documents. No stored role can have this code. */
export const SYSTEM_ROLE = '(system)';

/** A missing or invalid member of a document. */
export interface Fault<Code extends string = string> {
  code: Code;
  /** Path of the member, e.g. `purchasePlanDetailList/0/unit`. */
  field?: string;
}

/** Members of inputs that have words of the user. */
export type WordsMember = 'opinion' | 'reason' | 'replyRemark';

/** An action of a lifecycle. `Doc` has the members that its conditions read. */
export interface LifecycleAction<Doc, State extends string> {
  /** Name for users: text of the button, and of the entry in the timeline. */
  label: Label;
  from: readonly State[];
  /** Next state; default the current one. */
  to?: State | ((doc: Doc) => State);
  who: (actor: Actor, doc: Doc) => boolean;
  /** Condition on the state of another document, e.g. of the project of a bid; refused as `from` is. */
  when?: (doc: Doc) => boolean;
  /** The first fault that prevents the action. */
  guard?: (doc: Doc) => Fault | undefined;
  /** Member of the input with the words of the user. They are required unless it is optional. */
  words?: { member: WordsMember; isOptional?: boolean };
  /** Appearance of the button; default plain. */
  tone?: 'primary' | 'danger';
  /** True for actions without a button of their own: an edit, or a consequence of another document. */
  isSilent?: boolean;
}

/** Why an action is refused. */
export type ActionRefusal =
  | { code: 'other-state'; field: 'status' }
  | { code: 'not-allowed' }
  | { code: 'words-missing'; field: WordsMember }
  | { code: 'fault'; fault: Fault };

/** The state change that an allowed action leads to. */
export interface Step<State extends string> {
  from: State;
  to: State;
  /** Words of the user, trimmed. */
  words: string | null;
}

export interface Lifecycle<Doc, State extends string = string, Action extends string = string> {
  readonly actions: Readonly<Record<Action, LifecycleAction<Doc, State>>>;
  /**
   * Next step of a document; refused if the state, the actor, the document or the words do not allow it.
   *
   * @param input words of the user by member; default none
   */
  step: (action: Action, doc: Doc, actor: Actor, input?: ActionInput) => Outcome<Step<State>, ActionRefusal>;
  /** Actions that the actor may take in the current state, silent ones included; guards are not applied. */
  openActions: (doc: Doc, actor: Actor) => Action[];
}

/** Words of the user by member. */
export type ActionInput = Readonly<Partial<Record<WordsMember, string | null | undefined>>>;

/**
 * Describes the states of a document and the actions that lead from one to another. An action that the table does not
 * name, or not for a state, is refused.
 *
 * @typeParam Doc members that the conditions read
 */
export const lifecycle =
  <Doc extends { status: string }, State extends string>() =>
  <Action extends string>(actions: Record<Action, LifecycleAction<Doc, State>>): Lifecycle<Doc, State, Action> => ({
    actions,
    step: (action, doc, actor, input = {}) => stepOf(actions[action], doc, actor, input),
    openActions: (doc, actor) =>
      (Object.keys(actions) as Action[]).filter(
        (action) => isOpen(actions[action], doc) && actions[action].who(actor, doc),
      ),
  });

function stepOf<Doc extends { status: string }, State extends string>(
  action: LifecycleAction<Doc, State> | undefined,
  doc: Doc,
  actor: Actor,
  input: ActionInput,
): Outcome<Step<State>, ActionRefusal> {
  if (!action || !isOpen(action, doc)) return refused({ code: 'other-state', field: 'status' });
  if (!action.who(actor, doc)) return refused({ code: 'not-allowed' });
  const { words, guard, to = doc.status as State } = action;
  const given = (words && input[words.member]?.trim()) || null;
  if (words && !words.isOptional && !given) return refused({ code: 'words-missing', field: words.member });
  const fault = guard?.(doc);
  if (fault) return refused({ code: 'fault', fault });
  return done({ from: doc.status as State, to: typeof to === 'function' ? to(doc) : to, words: given });
}

const isOpen = <Doc extends { status: string }, State extends string>(
  { from, when }: LifecycleAction<Doc, State>,
  doc: Doc,
): boolean => (from as readonly string[]).includes(doc.status) && (!when || when(doc));
