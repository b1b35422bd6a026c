import { buyType, projectStatus } from '../../../procurement/purchase-project/status';
import { procuringEntity } from './ocdsParties';
import { ocdsAmendments } from './ocdsReleases';
import { plainText } from '../../../kit';
import type { OcdsPublisher, PublishedLine, PublishedProject } from './PublishedProject';
import { withoutEmpty } from './withoutEmpty';
import { zonedTime } from './zonedTime';

/** Codes of the standard by buy_type: everybody, chosen groups, or suppliers of the purchaser's choice. */
const METHODS: Readonly<Record<string, string>> = {
  [buyType.invite]: 'limited',
  [buyType.source]: 'open',
  [buyType.compete]: 'selective',
  [buyType.auction]: 'open',
  [buyType.appraise]: 'selective',
};

const CRITERIA: Readonly<Record<string, string>> = {
  [buyType.auction]: 'priceOnly',
  [buyType.appraise]: 'ratedCriteria',
};

/** Tender status by purchase_status; `active` for the states between the start and the award. */
const STATUSES: Readonly<Record<string, string>> = {
  [projectStatus.toStart]: 'planned',
  [projectStatus.awarded]: 'complete',
  [projectStatus.contracted]: 'complete',
  [projectStatus.failed]: 'unsuccessful',
};

/** The notice of a project, without budget and prices. */
export function ocdsTender(project: PublishedProject, ocid: string, { pageUrl }: OcdsPublisher) {
  const { proNo, proName, publishTime, status } = project;
  return withoutEmpty({
    id: proNo,
    title: proName,
    description: plainText(project.noticeContent),
    status: STATUSES[status] ?? 'active',
    procuringEntity: procuringEntity(project),
    procurementMethod: METHODS[project.buyType],
    procurementMethodDetails: project.buyTypeText,
    awardCriteria: CRITERIA[project.buyType],
    submissionMethod: [project.buyType === buyType.auction ? 'electronicAuction' : 'electronicSubmission'],
    tenderPeriod: withoutEmpty({
      startDate: zonedTime(project.proStartTime),
      endDate: zonedTime(project.proEndTime),
    }),
    items: project.lines.map((line) => ocdsItem(line, line.quantity)),
    documents: [
      {
        id: `${proNo}-notice`,
        documentType: 'tenderNotice',
        title: proName,
        url: pageUrl,
        datePublished: zonedTime(publishTime),
        format: 'text/html',
        language: 'zh',
      },
    ],
    amendments: ocdsAmendments(project, ocid),
  });
}

/** A line with a quantity in its unit. */
export const ocdsItem = ({ id, materialName, unit }: PublishedLine, quantity: number | null) =>
  withoutEmpty({ id, description: materialName, quantity, unit: unit ? { name: unit } : undefined });
