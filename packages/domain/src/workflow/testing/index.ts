export * from './drawing';
export * from './randomFlow';
