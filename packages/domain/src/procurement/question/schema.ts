import { Type, type Static } from 'typebox';
import { DateTime, Id, Maybe, MaybeText, Text } from '../../kit';

/** Maximum characters of a question. */
export const MAX_QUESTION = 1000;

/** Maximum characters of an answer. */
export const MAX_ANSWER = 2000;

/** A question about a published project. */
export const ProjectQuestion = Type.Object({
  id: Text(36),
  purchaseInfoId: Text(36),
  /** The asking supplier; null for other suppliers. */
  supplierId: MaybeText(36),
  supplierName: MaybeText(),
  question: Text(MAX_QUESTION),
  askTime: DateTime,
  answer: MaybeText(MAX_ANSWER),
  /** The purchaser who answered last. */
  answerName: MaybeText(),
  answerTime: Maybe(DateTime),
  /** True if the caller's supplier asked. */
  mine: Type.Boolean(),
  /** True if the caller may answer it, or correct its answer, now. */
  mayAnswer: Type.Boolean(),
});
export type ProjectQuestion = Static<typeof ProjectQuestion>;

/** A new question of the caller’s supplier. */
export const QuestionAdd = Type.Object({
  purchaseInfoId: Type.Union([Id], { title: '采购项目' }),
  question: Type.String({
    minLength: 1,
    maxLength: MAX_QUESTION,
    pattern: String.raw`\S`,
    title: '问题',
    reason: `不能为空，最多${MAX_QUESTION}个字符`,
  }),
});
export type QuestionAdd = Static<typeof QuestionAdd>;

export const QuestionAnswer = Type.Object({
  id: Id,
  answer: Type.String({
    minLength: 1,
    maxLength: MAX_ANSWER,
    pattern: String.raw`\S`,
    title: '答复',
    reason: `不能为空，最多${MAX_ANSWER}个字符`,
  }),
});
export type QuestionAnswer = Static<typeof QuestionAnswer>;
