import { Type } from 'typebox';
import { endpoint, Flag, holders, Id, Page, pageInput } from '../../kit';
import { ProjectQuestion, QuestionAdd, QuestionAnswer } from './schema';

const BASE = '/procurement/question';
const RESOURCE = 'procurement:question';
const { pageNo, pageSize } = pageInput;

/**
 * Questions about one project, newest first. Purchasers read all of them, suppliers their own ones and, without the
 * name of who asked, those that are answered.
 */
export const listQuestions = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: holders(`${RESOURCE}:list`),
  input: Type.Object({
    purchaseInfoId: Id,
    /** `0`: only those without an answer; `1`: only answered ones. */
    answered: Type.Optional(Flag),
    pageNo,
    pageSize,
  }),
  result: Page(ProjectQuestion),
});

/** Asks about a published project, until the end of its quotation. */
export const addQuestion = endpoint({
  method: 'POST',
  path: `${BASE}/add`,
  access: holders(`${RESOURCE}:add`),
  input: QuestionAdd,
  result: ProjectQuestion,
});

/** Answers a question or corrects its answer, until the end of the quotation. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: `${BASE}/answer`,
  access: holders(`${RESOURCE}:answer`),
  input: QuestionAnswer,
  result: ProjectQuestion,
});
