import type { Language, LifecycleAction, WordsMember } from '@gezi/domain';

/** Actions of a lifecycle by name. */
export type LifecycleActions = Readonly<Record<string, Omit<LifecycleAction<never, string>, 'who' | 'guard' | 'to'>>>;

/** An action of a document as a button. */
export interface DocumentAction {
  name: string;
  label: string;
  tone?: 'primary' | 'danger';
  /** Member of the request with the words of the user. */
  words?: { member: WordsMember; isOptional: boolean };
}

/**
 * The buttons for the actions that are open to the caller, in the order of the lifecycle.
 *
 * @param open names the server returned with the document
 * @param may whether the caller has the permission of an action
 */
export function actionButtons(
  actions: LifecycleActions,
  open: readonly string[],
  may: (name: string) => boolean,
  language: Language,
): DocumentAction[] {
  return Object.entries(actions).flatMap(([name, { label, tone, words, isSilent }]) =>
    isSilent || !open.includes(name) || !may(name)
      ? []
      : {
          name,
          label: label[language],
          ...(tone && { tone }),
          ...(words && { words: { member: words.member, isOptional: words.isOptional ?? false } }),
        },
  );
}
