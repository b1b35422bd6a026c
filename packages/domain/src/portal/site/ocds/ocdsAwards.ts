import { supplier } from './ocdsParties';
import { ocdsItem } from './ocdsTender';
import type { OcdsPublisher, PublishedProject } from './PublishedProject';
import { withoutEmpty } from './withoutEmpty';
import { zonedTime } from './zonedTime';

/** One award per winner with the quantities, without prices. */
export function ocdsAwards(project: PublishedProject, { pageUrl }: OcdsPublisher) {
  const { proName, awardTime, lines } = project;
  const lineById = new Map(lines.map((line) => [line.id, line]));
  return project.awards.map((award) =>
    withoutEmpty({
      id: award.id,
      title: proName,
      status: 'active',
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
    }),
  );
}
