import type { Database } from '../platform/db';
import { hashPassword } from '../platform/security/passwords';
import type { SecretBox } from '../platform/security/secretBox';
import type { FileStorage } from '../platform/storage/FileStorage';
import { DEMO_PASSWORD } from './data/accounts';
import { seedAppraisal } from './seedAppraisal';
import { seedBlackList } from './seedBlackList';
import { seedBusiness } from './seedBusiness';
import { seedBusinessForms } from './seedBusinessForms';
import { seedCustomers } from './seedCustomers';
import { seedEvaluation } from './seedEvaluation';
import { seedEvaluatedOrders, seedSupplierEvals } from './seedSupplierEvals';
import { seedExpenses } from './seedExpenses';
import { seedFulfilment } from './seedFulfilment';
import { seedFormRecords } from './seedFormRecords';
import { seedForms } from './seedForms';
import { seedJobs } from './seedJobs';
import { seedMessages } from './seedMessages';
import { seedOnlineForms } from './seedOnlineForms';
import { seedOrganisation } from './seedOrganisation';
import { seedPlannedProjects } from './seedPlannedProjects';
import { seedPortal } from './seedPortal';
import { seedPrices } from './seedPrices';
import { projects } from './data/projects';
import { awardedProjects } from './data/awardedProjects';
import { publicProjects } from './data/publicProjects';
import { seedProjects } from './seedProjects';
import { seedReference } from './seedReference';
import { seedOnce } from './seedOnce';
import { seedSupplierChanges } from './seedSupplierChanges';
import { seedSupplierMessages } from './seedSupplierMessages';
import { seedSupplierShares } from './seedSupplierShares';
import { seedWorkflow } from './seedWorkflow';

export interface DemoOptions {
  /** Seals the timelines of documents. */
  secrets: SecretBox;
  /** Reference day of the data; default today. Otherwise the data is always the same. */
  today?: Date;
  /** Without it, attachments have no content. */
  storage?: FileStorage;
}

/**
 * Seeds two companies with their users, materials, suppliers and demand plans, once.
 */
export async function seedDemo(db: Database, { secrets, today = new Date(), storage }: DemoOptions): Promise<void> {
  await seedReference(db);
  // Outside the transaction, because hashing is slow.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await seedOnce(db, 'demo-1', async () => {
    const world = await seedOrganisation(db, passwordHash, today);
    await seedBusiness(db, world, secrets, today);
  });
  await seedBusinessForms(db, today);
  await seedOnce(db, 'demo-jobs-1', () => seedJobs(db, today));
  await seedOnce(db, 'demo-forms-1', () => seedForms(db, today));
  await seedOnce(db, 'demo-form-records-1', () => seedFormRecords(db, today));
  await seedOnce(db, 'demo-expenses-1', () => seedExpenses(db, today, storage));
  await seedOnce(db, 'demo-messages-1', () => seedMessages(db, today));
  await seedOnce(db, 'demo-online-forms-1', () => seedOnlineForms(db, today));
  await seedOnce(db, 'demo-portal-1', () => seedPortal(db, today));
  await seedOnce(db, 'demo-customers-1', () => seedCustomers(db, passwordHash, today));
  await seedOnce(db, 'demo-evaluation-1', () => seedEvaluation(db, today));
  await seedOnce(db, 'demo-prices-1', () => seedPrices(db, today));
  await seedOnce(db, 'demo-supplier-changes-1', () => seedSupplierChanges(db, today));
  await seedOnce(db, 'demo-supplier-messages-1', () => seedSupplierMessages(db, today));
  await seedOnce(db, 'demo-supplier-shares-1', () => seedSupplierShares(db, today));
  await seedOnce(db, 'demo-black-list-1', () => seedBlackList(db, today));
  await seedOnce(db, 'demo-projects-1', () => seedProjects(db, secrets, today, projects, 1));
  await seedOnce(db, 'demo-public-projects-1', () =>
    seedProjects(db, secrets, today, publicProjects, projects.length + 1),
  );
  await seedOnce(db, 'demo-appraisal-1', () => seedAppraisal(db, secrets, today));
  await seedOnce(db, 'demo-supplier-evaluations-1', () => seedSupplierEvals(db, today));
  await seedOnce(db, 'demo-awarded-projects-1', () =>
    seedProjects(db, secrets, today, awardedProjects, projects.length + publicProjects.length + 1),
  );
  await seedOnce(db, 'demo-planned-projects-1', () =>
    seedPlannedProjects(db, secrets, today, projects.length + publicProjects.length + awardedProjects.length + 1),
  );
  await seedOnce(db, 'demo-fulfilment-1', () => seedFulfilment(db, secrets, today, storage));
  await seedOnce(db, 'demo-evaluated-orders-1', () => seedEvaluatedOrders(db));
  await seedOnce(db, 'demo-workflow-1', () => seedWorkflow(db, secrets, today));
}
