export { DEMO_PASSWORD, demoAccounts } from './data/accounts';
export { seedDemo } from './seedDemo';
export { roleId } from './seedReference';
export { seedProduction, type ProductionOptions } from './seedProduction';
