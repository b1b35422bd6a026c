import type { PublishedProject } from './PublishedProject';
import { withoutEmpty } from './withoutEmpty';

const UNIT = 'purchasing-unit';
const DEMAND = 'demand-organisation';

/** Reference to the organisation that purchases. */
export const procuringEntity = ({ unitName }: PublishedProject) => withoutEmpty({ id: UNIT, name: unitName });

/** Reference to the organisation that needs the goods: the purchasing unit itself if none other is named. */
export const buyer = (project: PublishedProject) =>
  hasOwnDemand(project) ? withoutEmpty({ id: DEMAND, name: project.demandOrgName }) : procuringEntity(project);

/** Reference to the supplier of an award. */
export const supplier = ({ supplierId, supplierName }: PublishedProject['awards'][number]) =>
  withoutEmpty({ id: supplierId, name: supplierName });

/** Every organisation of the project, once, with its roles. Bidders without an award are not among them. */
export function ocdsParties(project: PublishedProject) {
  const contactPoint = withoutEmpty({ name: project.contactName, telephone: project.contactPhone });
  const isOneParty = !hasOwnDemand(project);
  const suppliers = new Map(project.awards.map((award) => [award.supplierId, supplier(award)]));
  return [
    {
      ...procuringEntity(project),
      ...(Object.keys(contactPoint).length > 0 && { contactPoint }),
      roles: isOneParty ? ['buyer', 'procuringEntity'] : ['procuringEntity'],
    },
    ...(isOneParty ? [] : [{ ...buyer(project), roles: ['buyer'] }]),
    ...[...suppliers.values()].map((reference) => ({ ...reference, roles: ['supplier'] })),
  ];
}

const hasOwnDemand = ({ unitName, demandOrgName }: PublishedProject): boolean =>
  Boolean(demandOrgName) && demandOrgName !== unitName;
