import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Questions',
  toAnswer: (count) => `${count} to answer`,
  list: 'Questions',
  hintForSupplier: 'All suppliers that take part read the answers, without the name of who asked.',
  ask: 'Ask a question',
  question: 'Question',
  questionMissing: 'Enter the question',
  asked: 'Question sent',
  answer: 'Answer',
  correct: 'Correct the answer',
  answerMissing: 'Enter the answer',
  answered: 'Answered',
  own: 'Own question',
  waiting: 'Waiting for an answer',
  emptyForSupplier: 'No questions yet',
  emptyForPurchaser: 'No supplier has asked a question yet',
  more: 'More questions',
  retry: 'Retry',
  answerOf: (question) => `Answer ${question}`,
  correctOf: (question) => `Correct the answer to ${question}`,
};
