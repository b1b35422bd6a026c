import { Type } from 'typebox';
import {
  DateTime,
  endpoint,
  exportOf,
  filtersOf,
  holders,
  Id,
  listInput,
  Maybe,
  MAX_WORDS,
  MaybeText,
  OnlyId,
  Page,
  WithReason,
} from '../../kit';
import { SiftRuleIn } from '../purchase-project/schema';
import { expertTaskFields } from './fields';
import { BidsToScore, ExpertTask, ScoresIn, ScoreSummary } from './schema';

const BASE = '/procurement/appraise';
const scoring = holders('procurement:appraise:score');
const drawing = holders('procurement:appraise:extract');
const ScoreDeadline = Type.Union([DateTime], { title: '评分截止时间' });
const OfTask = Type.Object({ taskId: Id });

const filters = ['id', 'purchaseInfoId', ...filtersOf(expertTaskFields)] as const;

export const listExpertTasks = endpoint({
  method: 'GET',
  path: `${BASE}/myTasks`,
  access: scoring,
  input: listInput(filters, ExpertTask),
  result: Page(ExpertTask),
});

export const exportExpertTasks = exportOf(`${BASE}/exportXls`, holders('procurement:appraise:export'), filters);

/**
 * Draws the experts that a project still needs to have the numbers of the rule.
 *
 * @returns the new tasks
 */
export const extractExperts = endpoint({
  method: 'POST',
  path: `${BASE}/extract`,
  access: drawing,
  input: Type.Object({
    purchaseInfoId: Id,
    /** Default the rule of the project. */
    rule: Type.Optional(Maybe(Type.Union([SiftRuleIn], { title: '专家抽取规则' }))),
    /** Default that of the experts drawn before. */
    scoreDeadline: Type.Optional(Maybe(ScoreDeadline)),
  }),
  result: Type.Array(ExpertTask),
});

/** Sets or extends the end of the scoring for all experts of a project. @returns their tasks */
export const setScoreDeadline = endpoint({
  method: 'POST',
  path: `${BASE}/setDeadline`,
  access: drawing,
  input: Type.Object({ purchaseInfoId: Id, scoreDeadline: ScoreDeadline }),
  result: Type.Array(ExpertTask),
});

export const acceptExpertTask = endpoint({
  method: 'POST',
  path: `${BASE}/accept`,
  access: scoring,
  input: OnlyId,
  result: ExpertTask,
});

/** Another expert is drawn if one is left. */
export const declineExpertTask = endpoint({
  method: 'POST',
  path: `${BASE}/decline`,
  access: scoring,
  input: WithReason,
  result: ExpertTask,
});

/** The project and its bids with the caller's own scores. */
export const viewBidsToScore = endpoint({
  method: 'GET',
  path: `${BASE}/bids`,
  access: scoring,
  input: OfTask,
  result: BidsToScore,
});

/** Replaces the scores of the given bids; others stay. */
export const saveScores = endpoint({
  method: 'POST',
  path: `${BASE}/saveScore`,
  access: scoring,
  input: ScoresIn,
  result: ExpertTask,
});

/** Refused until every valid bid has points in every dimension. The last expert's ends the evaluation. */
export const submitScores = endpoint({
  method: 'POST',
  path: `${BASE}/submitScore`,
  access: scoring,
  input: OfTask,
  result: ExpertTask,
});

/** Lets an expert change submitted scores. */
export const returnScores = endpoint({
  method: 'POST',
  path: `${BASE}/returnScore`,
  access: drawing,
  input: Type.Object({ taskId: Id, reason: Type.Optional(MaybeText(MAX_WORDS)) }),
  result: ExpertTask,
});

/** Experts, draws and submitted scores of a project. */
export const viewScoreSummary = endpoint({
  method: 'GET',
  path: `${BASE}/summary`,
  access: holders('procurement:appraise:list'),
  input: Type.Object({ purchaseInfoId: Id }),
  result: ScoreSummary,
});
