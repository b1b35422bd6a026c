import type { ProjectQuestion } from '@gezi/domain';
import { Button, Tag } from 'antd';
import { useTexts } from './texts';

interface QuestionItemProps {
  question: ProjectQuestion;
  onAnswer: (question: ProjectQuestion) => void;
}

/** A question with its answer. */
export function QuestionItem({ question, onAnswer }: QuestionItemProps) {
  const texts = useTexts();
  const { supplierName, askTime, mine, answer, answerName, answerTime, mayAnswer } = question;
  const isOpen = answer === null;
  return (
    <li>
      <p className="gezi-question-text">{question.question}</p>
      <p className="gezi-question-meta">
        {mine ? <Tag color="blue">{texts.own}</Tag> : supplierName && <span>{supplierName}</span>}
        <time>{askTime}</time>
        {isOpen && <Tag color="orange">{texts.waiting}</Tag>}
        {mayAnswer && (
          <Button
            size="small"
            type={isOpen ? 'primary' : 'default'}
            aria-label={(isOpen ? texts.answerOf : texts.correctOf)(question.question)}
            onClick={() => onAnswer(question)}
          >
            {isOpen ? texts.answer : texts.correct}
          </Button>
        )}
      </p>
      {!isOpen && (
        <blockquote>
          <p className="gezi-question-text">{answer}</p>
          <p className="gezi-question-meta">
            <span>{answerName}</span>
            <time>{answerTime}</time>
          </p>
        </blockquote>
      )}
    </li>
  );
}
