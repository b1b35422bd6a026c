import type { ProjectSeed } from '../data/projects';
import { seedId } from '../seedId';
import { ROOM, type BidProject, type ProjectWorld } from './projectRows';

/** Questions of suppliers about a project, a day apart. @param nth number of the project */
export function questions({ questions: asked = [] }: ProjectSeed, nth: number, row: BidProject, world: ProjectWorld) {
  const { suppliers, calendar, purchaser } = world;
  return asked.map(({ asker, question, answer = null }, at) => {
    const askTime = calendar.later(row.proStartTime, 24 * (at + 1));
    const answerTime = answer === null ? null : calendar.later(askTime, 3);
    const { id: supplierId, name: supplierName } = suppliers[asker]!;
    return {
      id: seedId('projectQuestion', nth * ROOM + at),
      purchaseInfoId: row.id,
      supplierId,
      supplierName,
      question,
      askTime,
      answer,
      answerName: answer === null ? null : purchaser.realname,
      answerTime,
      createBy: 'supplier',
      createTime: askTime,
      updateBy: answer === null ? null : purchaser.username,
      updateTime: answerTime ?? askTime,
      tenantId: row.tenantId,
    };
  });
}
