import { Type, type Static } from 'typebox';
import { AmountOut, Audit, DateTime, Id, Maybe, MaybeText, Text } from '../../kit';
import { BiddingSuppliers, BidScore, ScoreDimension } from '../bid/schema';
import { SiftRule } from '../purchase-project/schema';
import { MAX_SCORE } from './scores';

/** The task of an expert who was drawn for a project (contract, part 3 §3.3). */
export const ExpertTask = Type.Object({
  id: Text(36),
  purchaseInfoId: Text(36),
  proNo: Text(64),
  proName: Text(),
  /** A {@link ProjectStatus}. */
  projectStatus: Text(2),
  projectStatus_dictText: Type.Optional(MaybeText()),
  expertId: Text(36),
  expertName: Text(100),
  /** Dictionary profession_type. */
  expertType: Text(2),
  expertType_dictText: Type.Optional(MaybeText()),
  /** An {@link ExpertTaskStatus}. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  /** Scores are not submitted after it; null: until the evaluation ends. */
  scoreDeadline: Maybe(DateTime),
  submitTime: Maybe(DateTime),
  declineReason: MaybeText(500),
  returnReason: MaybeText(500),
  /** Actions of the task's lifecycle that the caller may take now. */
  actions: Type.Array(Text(32)),
  ...Audit,
});
export type ExpertTask = Static<typeof ExpertTask>;

/** The task beside the project and its bids. Before the opening and the acceptance there are no bids. */
export const BidsToScore = Type.Object({ ...BiddingSuppliers.properties, task: ExpertTask });
export type BidsToScore = Static<typeof BidsToScore>;

/** Scores of one bid in requests; dimensions that are absent are not scored yet. */
export const ScoreIn = Type.Object({
  bidId: Text(36, { title: '报价' }),
  itemMap: Type.Record(
    Type.String({ maxLength: 36 }),
    Type.Number({ minimum: 0, maximum: MAX_SCORE, title: '评分', reason: '应为0到100的数字，最多2位小数' }),
    { title: '评分' },
  ),
  idea: Type.Optional(MaybeText(2000, { title: '评审意见' })),
  /** JSON array of `{name, url}` as text. */
  scoreFileUrl: Type.Optional(MaybeText(8000, { title: '评审附件' })),
});
export type ScoreIn = Static<typeof ScoreIn>;

/** Maximum bids of one request. */
export const MAX_SCORED_BIDS = 500;

export const ScoresIn = Type.Object({
  taskId: Id,
  scores: Type.Array(ScoreIn, { maxItems: MAX_SCORED_BIDS, title: '评分' }),
});

/** A row of the summary. */
export const ScoreSummaryRow = Type.Object({
  bidId: Text(36),
  supplierName: Text(),
  tenderPrice: Maybe(AmountOut),
  /** Means of the technical and of the commercial experts, 2 decimals. */
  techScore: Maybe(AmountOut),
  busiScore: Maybe(AmountOut),
  /** Mean of all experts, 2 decimals. */
  totalScore: Maybe(AmountOut),
  rank: Maybe(Type.Integer()),
  /** Submitted scores. */
  scoreList: Type.Array(BidScore),
});
export type ScoreSummaryRow = Static<typeof ScoreSummaryRow>;

const pooledExpert = Type.Object({
  id: Text(36),
  name: Text(100),
  expertType: Text(2),
  expertType_dictText: Type.Optional(MaybeText()),
  /** SHA-256 of seed and expert id; the lowest of a profession are drawn. */
  hash: Text(64),
  drawn: Type.Boolean(),
});

/** A draw with what is needed to repeat it. */
export const ExpertDraw = Type.Object({
  id: Text(36),
  /** Hexadecimal. */
  seed: Text(64),
  rule: SiftRule,
  /** Experts who could be drawn, by profession and hash. */
  pool: Type.Array(pooledExpert),
  drawTime: DateTime,
  drawBy: MaybeText(100),
  drawBy_dictText: Type.Optional(MaybeText()),
});
export type ExpertDraw = Static<typeof ExpertDraw>;

/** Experts, draws and results of a project. */
export const ScoreSummary = Type.Object({
  itemList: Type.Array(ScoreDimension),
  /** Best first; empty before the opening. Ranks are provisional until the scoring ends. */
  rows: Type.Array(ScoreSummaryRow),
  tasks: Type.Array(ExpertTask),
  /** Newest first. */
  draws: Type.Array(ExpertDraw),
  /** Experts that a draw would still add, by profession; null if the caller may not draw now. */
  toDraw: Maybe(Type.Object({ techNum: Type.Integer(), busiNum: Type.Integer() })),
});
export type ScoreSummary = Static<typeof ScoreSummary>;
