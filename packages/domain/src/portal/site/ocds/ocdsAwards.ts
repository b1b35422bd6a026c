import { projectLifecycle } from '../../../procurement/purchase-project/lifecycle';
import { supplier } from './ocdsParties';
import { ocdsItem } from './ocdsTender';
import type { OcdsPublisher, PublishedProject } from './PublishedProject';
import { withoutEmpty } from './withoutEmpty';
import { zonedTime } from './zonedTime';

/** One award per winner with the quantities, without prices. Awards that were taken back stay, as cancelled. */
export function ocdsAwards(project: PublishedProject, { pageUrl }: OcdsPublisher) {
  const { proName, lines } = project;
  const lineById = new Map(lines.map((line) => [line.id, line]));
  return project.awards.map((award) => {
    const { awardTime, cancelTime } = award;
    return withoutEmpty({
      id: award.id,
      title: proName,
      status: cancelTime ? 'cancelled' : 'active',
      date: zonedTime(awardTime),
      suppliers: [supplier(award)],
      items: award.lines.flatMap(({ id, quantity }) => {
        const line = lineById.get(id);
        return line ? [ocdsItem(line, quantity)] : [];
      }),
      documents: [
        withoutEmpty({
          id: `${award.id}-notice`,
          documentType: 'awardNotice',
          title: proName,
          url: pageUrl,
          datePublished: zonedTime(awardTime),
          format: 'text/html',
          language: 'zh',
        }),
      ],
      ...(cancelTime && { amendments: [cancellation(award.id, cancelTime)] }),
    });
  });
}

/** The purchaser's reason is for the suppliers and stays out. */
const cancellation = (awardId: string, time: string) => ({
  id: `${awardId}-cancellation`,
  date: zonedTime(time),
  description: projectLifecycle.actions.reAward.label['zh-CN'],
});
