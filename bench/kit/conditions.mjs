/** Export conditions of every bundle: our packages from their source, others as a page gets them. */
export const CONDITIONS = ['@gezi/source', 'module', 'browser', 'production'];
