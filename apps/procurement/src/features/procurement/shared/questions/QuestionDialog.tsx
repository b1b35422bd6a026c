import { useClient } from '@gezi/client';
import {
  addQuestion,
  answerQuestion,
  listQuestions,
  MAX_ANSWER,
  MAX_QUESTION,
  type ProjectQuestion,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../crud/invalidate';
import { AreaField } from '../../../../forms/fields/AreaField';
import { RecordDialog } from '../../../../forms/RecordDialog';
import { useTexts } from './texts';

interface DialogProps {
  onClose: () => void;
}

/** Asks the purchaser of a project. */
export function AskDialog({ purchaseInfoId, onClose }: DialogProps & { purchaseInfoId: string }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog<{ question: string }, ProjectQuestion>
      title={texts.ask}
      initial={{ question: '' }}
      draft={{ name: `question.${purchaseInfoId}` }}
      save={({ question }) => client.call(addQuestion, { purchaseInfoId, question }, { silent: true })}
      saved={texts.asked}
      onSaved={() => void invalidate(queries, listQuestions)}
      onClose={onClose}
    >
      <p>{texts.hintForSupplier}</p>
      <AreaField
        name="question"
        label={texts.question}
        isRequired
        missing={texts.questionMissing}
        maxLength={MAX_QUESTION}
        showCount
        lines={[4, 10]}
      />
    </RecordDialog>
  );
}

/** Answers a question, or corrects its answer. */
export function AnswerDialog({ question, onClose }: DialogProps & { question: ProjectQuestion }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { id, answer, answerTime } = question;
  return (
    <RecordDialog<{ answer: string }, ProjectQuestion>
      title={answer === null ? texts.answer : texts.correct}
      initial={{ answer: answer ?? '' }}
      draft={{ name: `answer.${id}`, version: answerTime }}
      save={(values) => client.call(answerQuestion, { id, answer: values.answer }, { silent: true })}
      saved={texts.answered}
      onSaved={() => void invalidate(queries, listQuestions)}
      onClose={onClose}
    >
      <p className="gezi-question-text">{question.question}</p>
      <AreaField
        name="answer"
        label={texts.answer}
        isRequired
        missing={texts.answerMissing}
        maxLength={MAX_ANSWER}
        showCount
        lines={[4, 12]}
      />
    </RecordDialog>
  );
}
