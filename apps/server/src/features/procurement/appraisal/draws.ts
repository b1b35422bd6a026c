import { createHash, randomBytes } from 'node:crypto';
import {
  drawExperts,
  drawPool,
  drawText,
  expertsToDraw,
  expertTaskStatus,
  isDrawable,
  isOwnProject,
  isSystem,
  profession,
  type ExpertDraw,
  type SiftRule,
} from '@gezi/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { bulkInsert, evaluationExpert, expertDraw, expertTask, newId, timeText } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { inOrder } from '../../../platform/kit/inOrder';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import type { StoredProject } from '../shared/projects/projectKind';
import { drawLimits, enabledExperts, type DrawableExpert } from './drawLimits';
import type { StoredTask } from './taskStore';
import { appraisalTexts as t } from './texts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Draws of experts. Call the functions that draw within a transaction that locks the project. */
export function expertDraws({ db, clock, dictionaries }: Pick<Services, 'db' | 'clock' | 'dictionaries'>) {
  return {
    /**
     * Draws the experts that a project lacks.
     *
     * @throws {Refusal} if it has all of them, or the pool has too few
     */
    async drawMissing(
      caller: Caller,
      project: StoredProject,
      tasks: readonly StoredTask[],
      logChange: LogChange,
      scoreDeadline: string | null = null,
      rule: SiftRule | null = project.expertSiftRule,
    ): Promise<DrawableExpert[]> {
      if (!isOwnProject(caller, project)) throw forbidden(t.notOwnProject);
      if (!isDrawable(project)) throw refuse(t.notDrawable, 'purchaseInfoId');
      if (!rule || rule.techNum + rule.busiNum === 0) throw refuse(t.noRule, 'rule');
      const numbers = expertsToDraw(rule, tasks.filter(isActive));
      if (numbers.techNum + numbers.busiNum === 0) throw refuse(t.allDrawn, 'purchaseInfoId');
      const { drawn, missing } = await draw(caller, project, { ...rule, ...numbers }, scoreDeadline);
      if (missing.techNum + missing.busiNum > 0) throw refuse(t.tooFew(missing), 'rule');
      await logChange('add', () => t.drawnLog(project.proNo, namesOf(drawn)), { id: project.id, drawn: idsOf(drawn) });
      return drawn;
    },

    /** Draws an expert in the place of one who declined; undefined if nobody is left. */
    async replace(
      system: Caller,
      project: StoredProject,
      { expertType, scoreDeadline }: StoredTask,
    ): Promise<DrawableExpert | undefined> {
      const isTechnical = expertType === profession.technical;
      const rule = { id: null, name: null, techNum: isTechnical ? 1 : 0, busiNum: isTechnical ? 0 : 1 };
      const { drawn } = await draw(system, project, rule, scoreDeadline);
      return drawn[0];
    },

    /** Draws of a project, newest first. */
    async ofProject(tenantId: number, projectId: string): Promise<ExpertDraw[]> {
      const rows = await db.orm
        .select()
        .from(expertDraw)
        .where(and(eq(expertDraw.tenantId, tenantId), eq(expertDraw.purchaseInfoId, projectId)))
        .orderBy(desc(expertDraw.drawTime), desc(expertDraw.id));
      const { id, name, professionType } = evaluationExpert;
      const pooled = [...new Set(rows.flatMap(({ pool }) => pool))];
      const found = await db.orm
        .select({ id, name, expertType: professionType })
        .from(evaluationExpert)
        .where(and(eq(evaluationExpert.tenantId, tenantId), inArray(id, ['', ...pooled])));
      const experts = await withDictTexts(found, { expertType: 'profession_type' }, dictionaries);
      const draws = rows.map(({ seed, pool, drawn, rule, drawTime, drawBy, id: drawId }) => ({
        id: drawId,
        seed,
        rule,
        drawTime,
        drawBy,
        pool: inOrder(experts, pool)
          .map((expert) => ({ ...expert, hash: sha256(drawText(seed, expert.id)), drawn: drawn.includes(expert.id) }))
          .sort((a, b) => (a.expertType + a.hash < b.expertType + b.hash ? -1 : 1)),
      }));
      return withDictTexts(draws, { drawBy: 'sys_user,realname,username' }, dictionaries);
    },
  };

  /** Draws and stores the draw, and tasks for the drawn experts, unless the pool has too few. */
  async function draw(caller: Caller, project: StoredProject, rule: SiftRule, scoreDeadline: string | null) {
    const { tenantId } = caller;
    const pool = drawPool(await enabledExperts(db, tenantId, project), await drawLimits(db, tenantId, project));
    const seed = randomBytes(32).toString('hex');
    const result = drawExperts(pool, rule, seed, sha256);
    if (result.missing.techNum + result.missing.busiNum > 0) return result;
    const drawId = newId();
    const created = createdBy(caller, clock());
    await db.orm.insert(expertDraw).values({
      id: drawId,
      purchaseInfoId: project.id,
      seed,
      rule,
      pool: idsOf(pool),
      drawn: idsOf(result.drawn),
      drawTime: timeText(clock()),
      drawBy: isSystem(caller) ? null : caller.username,
      tenantId,
    });
    await bulkInsert(
      db,
      expertTask,
      result.drawn.map(({ id, userId, name, professionType }) => ({
        ...created,
        id: newId(),
        purchaseInfoId: project.id,
        drawId,
        expertId: id,
        expertUserId: userId,
        expertName: name,
        expertType: professionType,
        scoreDeadline,
      })),
    );
    return result;
  }
}

/** Tasks of experts who have not declined. */
export const isActive = ({ status }: Pick<StoredTask, 'status'>): boolean => status !== expertTaskStatus.declined;

const idsOf = (experts: readonly DrawableExpert[]): string[] => experts.map(({ id }) => id);
const namesOf = (experts: readonly DrawableExpert[]): string => experts.map(({ name }) => name).join('、');
