import { describeFailure, usePermission } from '@gezi/client';
import type { ProjectQuestion } from '@gezi/domain';
import { EmptyState, useLocale } from '@gezi/ui';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { AnswerDialog, AskDialog } from './QuestionDialog';
import { QuestionItem } from './QuestionItem';
import './questions.css';
import { useTexts } from './texts';
import { useQuestions } from './useQuestions';

interface QuestionsPartProps {
  purchaseInfoId: string;
  /** True while the supplier may ask. Default false. */
  isOpen?: boolean;
}

/** Questions of suppliers about a project: suppliers ask, the purchaser answers. */
export function QuestionsPart({ purchaseInfoId, isOpen = false }: QuestionsPartProps) {
  const texts = useTexts();
  const locale = useLocale();
  const mayAsk = usePermission('procurement:question:add') && isOpen;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useQuestions(purchaseInfoId);
  const [isAsking, setAsking] = useState(false);
  const [answered, setAnswered] = useState<ProjectQuestion>();
  if (error && !data) {
    return (
      <EmptyState
        title={describeFailure(error, { locale }).message}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    );
  }
  if (!data) return <Skeleton active />;
  const questions = data.pages.flatMap(({ records }) => records);
  return (
    <>
      {mayAsk && (
        <div className="gezi-questions-head">
          <span>{texts.hintForSupplier}</span>
          <Button type="primary" onClick={() => setAsking(true)}>
            {texts.ask}
          </Button>
        </div>
      )}
      {questions.length === 0 ? (
        <EmptyState title={mayAsk ? texts.emptyForSupplier : texts.emptyForPurchaser} />
      ) : (
        <>
          <ul className="gezi-questions" aria-label={texts.list}>
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} onAnswer={setAnswered} />
            ))}
          </ul>
          {hasNextPage && (
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {texts.more}
            </Button>
          )}
        </>
      )}
      {isAsking && <AskDialog purchaseInfoId={purchaseInfoId} onClose={() => setAsking(false)} />}
      {answered && <AnswerDialog question={answered} onClose={() => setAnswered(undefined)} />}
    </>
  );
}
