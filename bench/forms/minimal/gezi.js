export { FormRuntime } from '@gezi/form-designer/runtime';
export { GeziProvider } from '@gezi/ui';
