export { DEMO_PASSWORD, demoAccounts, demoLogins } from './data/accounts';
export { seedDemo } from './seedDemo';
export { roleId } from './seedReference';
export { seedProduction, type ProductionOptions } from './seedProduction';
