// Components
export { CronBuilder, type CronBuilderProps } from './react/CronBuilder';
export { CronInput, type CronInputProps } from './react/CronInput';
export { CronPreview, type CronPreviewProps } from './react/preview/CronPreview';
export { CronSentence } from './react/CronSentence';
export { useCronFault, type CronFault } from './react/useCronFault';

// Without React
export * from './core';
