import { ocdsAwards } from './ocdsAwards';
import { buyer, ocdsParties } from './ocdsParties';
import { ocdsTags } from './ocdsReleases';
import { ocdsTender } from './ocdsTender';
import type { OcdsPublisher, PublishedProject } from './PublishedProject';
import { zonedTime } from './zonedTime';

/**
 * Release package of a public project by the Open Contracting Data Standard 1.1. Its one release describes the current
 * state; its id and date are those of the last change, so that the same state always gives the same package.
 */
export function releasePackage(project: PublishedProject, publisher: OcdsPublisher) {
  const ocid = `${publisher.prefix}-${project.id}`;
  const awards = ocdsAwards(project, publisher);
  const date = zonedTime(project.updateTime);
  return {
    uri: publisher.packageUrl,
    version: '1.1',
    publishedDate: date,
    publisher: { name: publisher.name },
    releases: [
      {
        ocid,
        id: `${ocid}-${project.updateTime.replaceAll(/\D/g, '')}`,
        date,
        tag: ocdsTags(project),
        initiationType: 'tender',
        language: 'zh',
        parties: ocdsParties(project),
        buyer: buyer(project),
        tender: ocdsTender(project, ocid, publisher),
        ...(awards.length > 0 && { awards }),
      },
    ],
  };
}
