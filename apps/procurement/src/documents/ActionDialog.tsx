import { MAX_WORDS, type WordsMember } from '@gezi/domain';
import { AreaField } from '../forms/fields/AreaField';
import { RecordDialog } from '../forms/RecordDialog';
import type { DraftName } from '../forms/useDraft';
import type { DocumentAction } from './core/actionButtons';
import { useTexts } from './texts';

/** Words of the user by member. */
export type ActionWords = Partial<Record<WordsMember, string | null>>;

interface ActionDialogProps<Doc> {
  action: DocumentAction;
  words: NonNullable<DocumentAction['words']>;
  draft: DraftName;
  save: (words: ActionWords) => Promise<Doc>;
  onSaved: (doc: Doc) => void;
  onClose: () => void;
}

/** Asks for the opinion or the reason of an action, then takes it. */
export function ActionDialog<Doc>(props: ActionDialogProps<Doc>) {
  const { action, words, draft, save, onSaved, onClose } = props;
  const { member, isOptional } = words;
  const texts = useTexts();
  return (
    <RecordDialog<ActionWords, Doc>
      title={action.label}
      initial={{ [member]: '' }}
      draft={draft}
      save={(values) => save({ [member]: values[member] || null })}
      saved={texts.done(action.label)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <AreaField
        name={member}
        label={texts.words[member]}
        isRequired={!isOptional}
        missing={texts.wordsMissing[member]}
        maxLength={MAX_WORDS}
        showCount
        lines={[4, 10]}
        {...(isOptional && { placeholder: texts.wordsHint })}
      />
    </RecordDialog>
  );
}
