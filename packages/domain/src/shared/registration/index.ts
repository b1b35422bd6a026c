export * from './auditSteps';
