export { DEMO_PASSWORD, demoAccounts, type AccountSeed } from './data/accounts';
export { seedDemo, type DemoOptions } from './seedDemo';
export { roleId, seedReference } from './seedReference';
export { seedProduction, type FirstAccount } from './seedProduction';
